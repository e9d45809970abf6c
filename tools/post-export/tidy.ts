import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Files that no visitor needs: source maps, the not-found page under the name that Next gives its route, and payloads that
 * the client router never asks for (it fetches about.txt, which says the same).
 */
const leftover = /\.map$|(?:^|\/)_not-found(?:\.|\/)|(?:^|\/)__next\._full\.txt$/

/** Removes what the export holds besides the site. Returns the files that stay. */
export async function removeLeftovers(folder: string, files: readonly string[]): Promise<string[]> {
  await Promise.all(files.filter((file) => leftover.test(file)).map((file) => rm(join(folder, file))))
  await rm(join(folder, '_not-found'), { recursive: true, force: true })
  return files.filter((file) => !leftover.test(file))
}

const siteScript = 'site.js'

/**
 * Gives the site script a name that changes with its content, so that browsers may keep it for good.
 * @returns Rewrites the script's address in a page or payload.
 */
export async function nameSiteScript(folder: string, files: readonly string[]): Promise<(text: string) => string> {
  if (!files.includes(siteScript)) return (text) => text
  const hash = createHash('sha256')
    .update(await readFile(join(folder, siteScript)))
    .digest('hex')
  const name = `site-${hash.slice(0, 12)}.js`
  await rename(join(folder, siteScript), join(folder, name))
  // In payloads that stand in a page, quotation marks are escaped.
  return (text) => text.replace(/\/site\.js(?=\\?")/g, `/${name}`)
}
