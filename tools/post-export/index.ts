import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hintCompilation } from './compile-hints'
import { type Compressed, compressFolder } from './compress'
import { forEachOf, listFiles } from './files'
import { type PageCounts, slimPages } from './pages'
import { nameSiteScript, removeLeftovers } from './tidy'

/** What the last step of a build did. */
export interface Report {
  pages: PageCounts
  compressed: Compressed
  /** How long it took. */
  milliseconds: number
}

/**
 * Turns what Next has exported into the site that is published: every page with as much framework as it needs, the site
 * script under a name that browsers may keep, and compressed copies of everything.
 * @param dir The export; it is changed in place.
 * @param store Where compressed copies are kept between builds.
 * @param addPages Puts in pages that an earlier build has finished.
 * @throws Error naming every page that is marked wrongly.
 */
export async function finishExport(
  dir: string,
  store = join('.cache', 'compress'),
  addPages: () => Promise<void> = async () => {},
): Promise<Report> {
  const began = performance.now()
  const files = await removeLeftovers(dir, await listFiles(dir))
  const rewrite = await nameSiteScript(dir, files)
  const pages = await slimPages(dir, files, rewrite)
  await forEachOf(
    files.filter((file) => file.endsWith('.txt')),
    16,
    async (file) => {
      const text = await readFile(join(dir, file), 'utf8')
      const renamed = rewrite(text)
      if (renamed !== text) await writeFile(join(dir, file), renamed)
    },
  )
  await addPages()
  await hintCompilation(dir, files)
  const compressed = await compressFolder(dir, store)
  return { pages, compressed, milliseconds: Math.round(performance.now() - began) }
}
