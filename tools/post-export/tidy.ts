import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { forEachOf } from './files'

/** The not-found page under the name that Next gives its route; hosts answer with `404.html`. */
const leftover = /(?:^|\/)_not-found(?:\.|\/)/

/** Said of a folder with files in it, on some systems in other words, of one that is gone already, and of a file. */
const staying = new Set<unknown>(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'])

/** Removes a folder, and those around it, as far as nothing is left in them. */
async function removeEmpty(folder: string, path: string): Promise<void> {
  try {
    for (let at = path; at !== '.'; at = dirname(at)) await rmdir(join(folder, at))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && staying.has(error.code))) throw error
  }
}

/** Removes what the export holds besides the site. Returns the files that stay. */
export async function removeLeftovers(folder: string, files: readonly string[]): Promise<string[]> {
  const leftovers = files.filter((file) => leftover.test(file))
  await forEachOf(leftovers, 32, (file) => rm(join(folder, file)))
  // Next makes a folder for the data of pages that this site does not have.
  const ofNext = (await readdir(join(folder, '_next'))).map((name) => join('_next', name))
  const emptied = new Set([...leftovers.map((file) => dirname(file)), ...ofNext])
  for (const path of emptied) await removeEmpty(folder, path)
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
