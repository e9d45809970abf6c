// @ts-check
import { createServer } from 'node:net'
import { Failure } from './command.mjs'

/**
 * Reads the PORT setting; 3000 when it is unset.
 * @param {string} [value]
 * @returns {number} 0 lets the system choose a port.
 */
export function readPort(value = process.env.PORT) {
  if (value === undefined || value === '') return 3000
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value)
  throw new Failure(`PORT must be a whole number from 1 to 65535 and is "${value}". Write for example PORT=3001.`)
}

/**
 * The failure to listen on a port.
 * @param {number} port
 * @param {string | undefined} code The error code of the operating system.
 */
export function portFailure(port, code) {
  const isBusy = code === 'EADDRINUSE'
  const reason = isBusy
    ? 'is already in use. Stop the program that uses it, or choose'
    : `cannot be used (${code}). Choose`
  return new Failure(
    `Port ${port} ${reason} another port, for example PORT=${isBusy && port < 65535 ? port + 1 : 3001}.`,
  )
}

/**
 * Reads the PORT setting and opens the port for a moment, so that a port in use is reported before a long build. Both all
 * addresses and the loopback address are tried: on some systems one does not block the other.
 * @returns {Promise<number>}
 * @throws {Failure} When the setting is wrong or the port cannot be used.
 */
export async function findFreePort() {
  const port = readPort()
  for (const host of [undefined, '127.0.0.1']) {
    await new Promise((resolve, reject) => {
      const probe = createServer()
      probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(portFailure(port, error.code)))
      probe.listen({ port, host }, () => probe.close(resolve))
    })
  }
  return port
}
