import { appendFileSync } from 'node:fs'
import { type CheckResult, checkTree } from '../../lib/content/check'
import { type OnBody, readEntry } from '../../lib/content/check/entry'
import { formatAnnotations, formatResult, formatSummary } from '../../lib/content/check/report'
import { checkForm } from '../../lib/content/check/site/form'
import { contentTree } from './content-tree'
import { checkSpelling } from './spelling/check-spelling'

/**
 * Checks a content folder and prints every error and warning, or the number of documents.
 * @param options.folder `content` by default.
 * @param options.inBuild Leaves out form, spelling, and the marks for GitHub: the same run has them from `npm run content:check`.
 * @returns Whether there were no errors; warnings do not count.
 */
export function reportContent(options: { folder?: string; inBuild?: boolean; onBody?: OnBody }): boolean {
  const { folder, inBuild = false, onBody } = options
  const read: typeof readEntry = (file, label, bytes) => readEntry(file, label, bytes, onBody)
  const result = checkTree(contentTree(folder), read, inBuild ? [] : [checkForm, checkSpelling])
  const colors = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined
  console.log(formatResult(result, colors))
  if (!inBuild) reportToGitHub(result)
  return result.problems.length === 0
}

function reportToGitHub(result: CheckResult): void {
  const found = result.problems.length + result.warnings.length
  if (process.env['GITHUB_ACTIONS'] && found > 0) console.log(formatAnnotations(result))
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendFileSync(summary, formatSummary(result))
}
