import { appendFileSync } from 'node:fs'
import { checkTree } from '../../lib/content/check'
import { checkForm } from '../../lib/content/check/form'
import { formatAnnotations, formatResult, formatSummary } from '../../lib/content/check/report'
import { contentTree } from './content-tree'
import { checkSpelling } from './spelling/check-spelling'

/**
 * Checks a content folder and prints every error and warning, or the number of documents.
 * @param given The folder; `content` by default.
 * @param isQuick Leaves out form and spelling.
 * @returns Whether there were no errors; warnings do not count.
 */
export function reportContent(given?: string, isQuick = false): boolean {
  const result = checkTree(contentTree(given), undefined, isQuick ? [] : [checkForm, checkSpelling])
  const colors = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined
  console.log(formatResult(result, colors))
  const found = result.problems.length + result.warnings.length
  if (process.env['GITHUB_ACTIONS'] && found > 0) console.log(formatAnnotations(result))
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendFileSync(summary, formatSummary(result))
  return result.problems.length === 0
}
