import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pMap from 'p-map'

/** All files below a folder, as paths with forward slashes relative to it, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Calls `work` for every item, at most `limit` at a time. All have ended when the first error is thrown, so none works on in a removed folder. */
export const mapWithLimit = <T>(items: readonly T[], limit: number, work: (item: T) => Promise<void>) =>
  pMap(items, work, { concurrency: limit, stopOnError: false }).catch((error) => {
    throw error instanceof AggregateError ? error.errors[0] : error
  })

/** `services/build.html` → `/services/build`, `index.html` → `/`. */
export function addressOf(file: string): string {
  const path = file.replace(/\.html$/, '')
  return path === 'index' ? '/' : `/${path.replace(/\/index$/, '')}`
}
