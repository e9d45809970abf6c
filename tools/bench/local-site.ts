import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createSiteServer } from '../serve/site-server.mjs'

/** A running site and how to stop it. */
export interface LocalSite {
  /** Its address, without a slash at the end. */
  base: string
  close: () => Promise<void>
}

/**
 * Serves an exported folder on a free port of this machine.
 * @throws Error with a sentence when there is no export.
 */
export async function openLocalSite(folder: string): Promise<LocalSite> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no exported site in ${folder}. Build it first: npm run build`)
  const server = createSiteServer(folder)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { base: `http://127.0.0.1:${port}`, close }
}
