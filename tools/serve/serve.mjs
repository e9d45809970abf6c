// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../setup/command.mjs'
import { portFailure } from '../setup/ready.mjs'
import { createSiteServer } from './site-server.mjs'

/**
 * Serves an exported folder until `close` is called or Ctrl-C is pressed.
 * @param {string} root The exported folder.
 * @param {number} [port] 0 lets the system choose a port.
 * @returns {Promise<{ base: string, close: () => void }>} `base` is the address, without a slash at the end.
 * @throws {Failure} When there is no export or the port cannot be used.
 */
export async function serve(root, port = 0) {
  if (!existsSync(join(root, 'index.html')))
    throw new Failure(`There is no exported site at ${root}. Build it first: npm run build`)
  const server = createSiteServer(root)
  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(portFailure(port, error.code)))
    server.listen(port, () => resolve(undefined))
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', close).once('SIGTERM', close)
  const address = server.address()
  return { base: `http://localhost:${typeof address === 'object' ? address?.port : port}`, close }
}
