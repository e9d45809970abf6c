// @ts-check
import { join } from 'node:path'
import { Failure } from './command.mjs'
import { fingerprint } from './fingerprint.mjs'
import { runNpm } from './run.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

/**
 * Installs the packages when package-lock.json has changed since the last installation.
 * @param {string} root
 * @throws {Failure} When npm failed; npm has printed the reason.
 */
export async function ensureInstalled(root) {
  const stamp = join(root, 'node_modules', '.install.json')
  const wanted = fingerprint(root, ['package-lock.json'])
  if (readStamp(stamp) === wanted) return
  console.log('Installing packages (the first time takes a minute or two)…')
  // The build needs the development packages under NODE_ENV=production too.
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root })
  if (code !== 0)
    throw new Failure('Installing the packages failed: see the message of npm above, then run the command again.')
  writeStamp(stamp, wanted)
}
