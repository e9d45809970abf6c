// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../setup/command.mjs'
import { portFailure } from '../setup/port.mjs'
import { createSiteServer } from './site-server.mjs'

/**
 * Serves an exported folder.
 * @param {string} root The exported folder.
 * @param {number} [port] 0 lets the system choose one.
 * @returns {Promise<{ base: string, close: () => void }>} The address, without a slash at the end, and how to stop.
 * @throws {Failure} When there is no export or the port cannot be used.
 */
export function serve(root, port = 0) {
  if (!existsSync(join(root, 'index.html')))
    throw new Failure(`There is no exported site at ${root}. Build it first: npm run build`)
  const server = createSiteServer(root)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(portFailure(port, error.code)))
    server.listen(port, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address !== null ? address.port : port
      resolve({ base: `http://localhost:${actual}`, close })
    })
  })
}

/**
 * Serves until Ctrl-C and says where.
 * @param {string} root The exported folder.
 * @param {number} port
 */
export async function serveUntilStopped(root, port) {
  const { base, close } = await serve(root, port)
  process.once('SIGINT', close).once('SIGTERM', close)
  console.log(`The site is at ${base} (Ctrl-C stops it)`)
}
