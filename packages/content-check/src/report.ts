import type { CheckResult } from './content'
import { compareProblems, type Problem } from './problem'
import { codeBlock } from './pull-request/markdown'
import { count, enumeration } from './words'

const escapeCode = String.fromCharCode(27)
const paint = (code: number, text: string): string => `${escapeCode}[${code}m${text}${escapeCode}[0m`

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`

/** Errors and warnings together, by file and from top to bottom. */
const allOf = ({ problems, warnings }: CheckResult): Problem[] => [...problems, ...warnings].sort(compareProblems)

const formatProblem = (problem: Problem, colors: boolean): string => {
  const color = (code: number, text: string) => (colors && text ? paint(code, text) : text)
  const message = problem.severity === 'warning' ? `${color(33, 'warning:')} ${problem.message}` : problem.message
  return [color(36, placeOf(problem)), color(33, problem.path), message].filter(Boolean).join('  ')
}

const totals = (result: CheckResult): string => {
  const amounts = [
    ...(result.problems.length > 0 ? [count(result.problems.length, 'problem')] : []),
    ...(result.warnings.length > 0 ? [count(result.warnings.length, 'warning')] : []),
  ]
  return `${enumeration(amounts)} in ${count(new Set(allOf(result).map(({ file }) => file)).size, 'file')}`
}

const conclusion = (result: CheckResult): string => {
  const { problems, warnings, entries, collections } = result
  if (problems.length > 0) return totals(result)
  const valid = `${count(entries.length, 'entry', 'entries')} in ${count(collections, 'collection')} are valid`
  return warnings.length > 0 ? `${valid}, with ${totals(result)}` : valid
}

/** The result for a terminal: a line for each error and warning and their number, and the number of valid entries. */
export const formatResult = (result: CheckResult, colors = false): string => {
  const lines = allOf(result).map((problem) => formatProblem(problem, colors))
  if (lines.length === 0) return conclusion(result)
  const failed = colors && result.problems.length > 0
  return [...lines, '', failed ? paint(31, conclusion(result)) : conclusion(result)].join('\n')
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Annotations that GitHub shows beside the lines of a pull request: at most ten errors and ten warnings a step. */
export const formatAnnotations = (result: CheckResult): string =>
  allOf(result)
    .map(({ file, line, column, path, message, severity = 'error' }) => {
      const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(path || 'Content')}`
      return `::${severity} ${properties}::${escapeData(message)}`
    })
    .join('\n')

/** The result for the summary page of a GitHub run, in which nothing is markup. */
export const formatSummary = (result: CheckResult): string =>
  `### Content check\n\n${codeBlock(formatResult(result).split('\n'))}\n`

/** The result for other programs: every error and warning, by file and from top to bottom. */
export const formatJson = (result: CheckResult): string => JSON.stringify({ problems: allOf(result) }, null, 2)
