import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** All files below a folder, as paths with forward slashes relative to it, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Calls `work` for every item, at most `limit` at a time. */
export async function mapWithLimit<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const lane = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane))
}

/** `services/build.html` → `/services/build`, `index.html` → `/`. */
export function addressOf(file: string): string {
  const path = file.replace(/\.html$/, '')
  return path === 'index' ? '/' : `/${path.replace(/\/index$/, '')}`
}
