// @ts-check
import { existsSync } from 'node:fs'
import { portProblem } from '../setup/port.mjs'
import { createSiteServer } from './site-server.mjs'

/**
 * Serves an exported folder until Ctrl-C or a polite stop, and says where.
 * @param {string} root The exported folder.
 * @param {number} port 0 lets the system choose one.
 * @returns {Promise<string | undefined>} Resolves once it listens; a sentence when it cannot.
 */
export function serve(root, port) {
  if (!existsSync(root)) return Promise.resolve(`There is no exported site at ${root}. Build it first: npm run build`)
  const server = createSiteServer(root)
  return new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(portProblem(port, error.code)))
    server.listen(port, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address !== null ? address.port : port
      console.log(`The site is at http://localhost:${actual} (Ctrl-C stops it)`)
      const stop = () => {
        server.close()
        server.closeAllConnections()
      }
      process.once('SIGINT', stop).once('SIGTERM', stop)
      resolve(undefined)
    })
  })
}
