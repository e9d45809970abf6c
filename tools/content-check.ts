/** `npm run content:check [folder]`: prints every problem of the content and exits with 1, or their number and 0. */
import { appendFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { checkContent } from '../lib/content/check'
import { cachedReader, type StoredResult } from '../lib/content/check/cache'
import { formatAnnotations, formatResult, formatSummary } from '../lib/content/check/report'
import { openResultCache } from './check/result-cache'

const folder = resolve(process.argv[2] ?? 'content')
const fromHere = relative(process.cwd(), folder)
const label = (fromHere.startsWith('..') ? folder : fromHere || '.').split(sep).join('/')

const cache = openResultCache()
const used = new Map<string, StoredResult>()
const result = await checkContent(folder, join(dirname(folder), 'public'), label, cachedReader(cache.known, used))
// Other folders are looked at once; the repository's own is checked again and again.
if (process.argv[2] === undefined) cache.save(used)

const colors = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined
console.log(formatResult(result, colors))
if (process.env['GITHUB_ACTIONS'] && result.problems.length > 0) console.log(formatAnnotations(result.problems))
const summary = process.env['GITHUB_STEP_SUMMARY']
if (summary) appendFileSync(summary, formatSummary(result))
process.exitCode = result.problems.length > 0 ? 1 : 0
