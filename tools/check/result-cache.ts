import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StoredResult } from '../../lib/content/check/cache'
import { fingerprint } from '../setup/fingerprint.mjs'

const root = join(import.meta.dirname, '../..')
const cacheFile = join(root, '.cache/content-check.json')
/** Whatever decides how a file is judged; results of other code are worth nothing. */
const code = ['lib/content', 'lib/icons.ts', 'lib/routes.ts', 'package-lock.json']

/** Results of earlier checks by the same code, and a way to keep those of this one. */
export interface ResultCache {
  known: ReadonlyMap<string, StoredResult>
  save(used: ReadonlyMap<string, StoredResult>): void
}

const read = (stamp: string): Map<string, StoredResult> => {
  try {
    const stored = JSON.parse(readFileSync(cacheFile, 'utf8'))
    return stored.stamp === stamp ? new Map<string, StoredResult>(stored.results) : new Map()
  } catch {
    return new Map()
  }
}

/** Opens the cache in .cache/. A missing or damaged file means that everything is checked again. */
export const openResultCache = (): ResultCache => {
  const stamp = fingerprint(root, code)
  const known = read(stamp)
  return {
    known,
    save(used) {
      const unchanged = used.size === known.size && [...used.keys()].every((key) => known.has(key))
      if (unchanged) return
      try {
        mkdirSync(dirname(cacheFile), { recursive: true })
        const draft = `${cacheFile}.${process.pid}`
        writeFileSync(draft, JSON.stringify({ stamp, results: [...used] }))
        renameSync(draft, cacheFile)
      } catch {
        // A folder that cannot be written to makes the next check slower, nothing else.
      }
    },
  }
}
