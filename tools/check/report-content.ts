import { appendFileSync } from 'node:fs'
import { checkContent } from '../../lib/content/check'
import { formatAnnotations, formatResult, formatSummary } from '../../lib/content/check/report'
import { contentFolder } from './content-folder'

/**
 * Checks a content folder and prints every problem, or the number of documents.
 * @param given The folder; `content` by default.
 * @returns Whether there were no problems.
 */
export function reportContent(given?: string): boolean {
  const result = checkContent(...contentFolder(given))
  const colors = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined
  console.log(formatResult(result, colors))
  const findings = [...result.problems, ...result.warnings]
  if (process.env['GITHUB_ACTIONS'] && findings.length > 0) console.log(formatAnnotations(findings))
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendFileSync(summary, formatSummary(result))
  return result.problems.length === 0
}
