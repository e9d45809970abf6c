// @ts-check
// What `npm start`, `npm run dev`, and `npm test` need before their work. Loaded before anything is installed: no packages.
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { Failure, nameFullDisk } from './command.mjs'
import { runNpm } from './run.mjs'

/**
 * Reads the PORT setting; 3000 when it is unset.
 * @param {string} [value]
 * @returns {number} 0 lets the system choose a port.
 * @throws {Failure} When it is no port.
 */
export function readPort(value = process.env.PORT) {
  if (!value) return 3000
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value)
  throw new Failure(`PORT must be a whole number from 1 to 65535 and is "${value}". Write for example PORT=3001.`)
}

/**
 * The failure to listen on a port.
 * @param {number} port
 * @param {string | undefined} code The error code of the operating system.
 */
export function portFailure(port, code) {
  const reason =
    code === 'EADDRINUSE' ? 'is already in use. Stop the program that uses it, or' : `cannot be used (${code}):`
  return new Failure(`Port ${port} ${reason} choose another port, for example PORT=${port < 1024 ? 3001 : port + 1}.`)
}

/**
 * Reads the PORT setting, lets the system choose for 0, and opens the port for a moment, so that a port in use is reported before a long build. Both all
 * addresses and the loopback address are tried: on some systems one does not block the other.
 * @returns {Promise<number>}
 * @throws {Failure} When the setting is wrong or the port cannot be used.
 */
export async function findFreePort() {
  let port = readPort()
  for (const host of [undefined, '127.0.0.1']) {
    await new Promise((resolve, reject) => {
      const probe = createServer()
      probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(portFailure(port, error.code)))
      probe.listen({ port, host }, () => {
        port = Object(probe.address()).port
        probe.close(resolve)
      })
    })
  }
  return port
}

/**
 * Installs the packages when package-lock.json has changed since the last installation.
 * @param {{ forTests?: boolean }} [options] Whether the packages that only tests and development need are wanted too; where they are
 *   installed, they are kept in any case.
 * @throws {Failure} When npm failed; npm has printed the reason.
 */
export async function ensureInstalled({ forTests = false } = {}) {
  const [lock, installed] = ['package-lock.json', 'node_modules/.installed-lock.json']
  const hasTests = existsSync('node_modules/vitest')
  const isCurrent = existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))
  if (isCurrent && (hasTests || !forTests)) return
  console.log('Installing packages (the first time takes a minute or two)…')
  // A build needs the chosen packages under NODE_ENV=production too.
  const kind = forTests || hasTests ? '--include=dev' : '--omit=dev'
  const { code } = await runNpm(['ci', kind, '--no-audit', '--no-fund'])
  const message = 'Installing the packages failed: see the message of npm above, then run the command again.'
  if (code !== 0) throw nameFullDisk(new Failure(message))
  copyFileSync(lock, installed)
}
