import { appendFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { checkContent } from '../../lib/content/check'
import { cachedReader, type StoredResult } from '../../lib/content/check/cache'
import type { BodyListener } from '../../lib/content/check/entry'
import { readerOf } from '../../lib/content/check/reader'
import { formatAnnotations, formatResult, formatSummary } from '../../lib/content/check/report'
import { openResultCache } from './result-cache'

/**
 * Checks a content folder and prints every problem, or the number of documents.
 * @param given The folder; the repository's own by default, of which results are kept for the next time.
 * @param hear Told of every body that is not known from an earlier run and has no fault.
 * @returns Whether there was no problem.
 */
export async function reportContent(given?: string, hear?: BodyListener): Promise<boolean> {
  const folder = resolve(given ?? 'content')
  const fromHere = relative(process.cwd(), folder)
  const label = (fromHere.startsWith('..') ? folder : fromHere || '.').split(sep).join('/')
  const cache = openResultCache()
  const used = new Map<string, StoredResult>()
  const reader = cachedReader(cache.known, used, readerOf(hear))
  const result = await checkContent(folder, join(dirname(folder), 'public'), label, reader)
  // Other folders are looked at once; the repository's own is checked again and again.
  if (given === undefined) cache.save(used)
  const colors = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined
  console.log(formatResult(result, colors))
  if (process.env['GITHUB_ACTIONS'] && result.problems.length > 0) console.log(formatAnnotations(result.problems))
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendFileSync(summary, formatSummary(result))
  return result.problems.length === 0
}
