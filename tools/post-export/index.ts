import { join } from 'node:path'
import { hintCompilation } from './compile-hints'
import { type Compressed, Compressor } from './compress'
import { listFiles } from './files'
import { type PageCounts, payloadFileOf, slimPages } from './pages'
import { nameSiteScript, removeLeftovers } from './tidy'

/** What the last step of a build did. */
export interface Report {
  pages: PageCounts
  compressed: Compressed
  /** How long it took. */
  milliseconds: number
}

/** Keeps finished pages between builds. */
export interface PageKeeper {
  /** Puts in pages that an earlier build has finished. */
  place: (site: string) => Promise<void>
  /** Keeps those that this build has finished. */
  keep: (site: string) => Promise<void>
}

const keepNothing: PageKeeper = { place: async () => {}, keep: async () => {} }

/**
 * Turns what Next has exported into the site that is published: every page with as much framework as it needs, the site
 * script under a name that browsers may keep, and compressed copies of everything.
 * @param dir The export; it is changed in place.
 * @param store Where compressed copies are kept between builds.
 * @param keeper Of pages that an earlier build has finished.
 * @throws Error naming every page that is marked wrongly.
 */
export async function finishExport(
  dir: string,
  store = join('.cache', 'compress'),
  keeper = keepNothing,
): Promise<Report> {
  const began = performance.now()
  const files = await removeLeftovers(dir, await listFiles(dir))
  const rewrite = await nameSiteScript(dir, files)
  await hintCompilation(dir, files)
  await keeper.place(dir)
  const compressor = await Compressor.open(dir, store)
  const pages = files.filter((file) => file.endsWith('.html'))
  const ofPages = new Set([...pages, ...pages.map(payloadFileOf)])
  const others = (await listFiles(dir)).filter((file) => !ofPages.has(file))
  // Compressing runs on other threads, while pages are finished on this one.
  const compressing = compressor.add(others)
  const [finishing] = await Promise.allSettled([
    slimPages(dir, files, rewrite, (file) => compressor.add([file])),
    compressing,
  ])
  if (finishing.status === 'rejected') throw finishing.reason
  await compressing
  await keeper.keep(dir)
  const compressed = await compressor.close()
  return { pages: finishing.value, compressed, milliseconds: Math.round(performance.now() - began) }
}
