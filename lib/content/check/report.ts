import type { CheckResult } from './index'
import type { Problem } from './problem'
import { count } from './words'

const escapeCode = String.fromCharCode(27)
const paint = (code: number, text: string): string => `${escapeCode}[${code}m${text}${escapeCode}[0m`

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`

const formatProblem = (problem: Problem, colors: boolean): string => {
  const place = colors ? paint(36, placeOf(problem)) : placeOf(problem)
  const path = colors && problem.path ? paint(33, problem.path) : problem.path
  const message = problem.severity ? `${problem.severity}: ${problem.message}` : problem.message
  return [place, path, message].filter(Boolean).join('  ')
}

const totals = (problems: readonly Problem[], noun: 'problem' | 'warning' = 'problem'): string =>
  `${count(problems.length, noun)} in ${count(new Set(problems.map(({ file }) => file)).size, 'file')}`

const validLine = ({ documents, collections }: CheckResult): string =>
  `${count(documents, 'document')} in ${count(collections, 'collection')} are valid`

/**
 * The result for a terminal: a line for each warning, then one for each problem and their number, or the number of valid
 * documents.
 */
export const formatResult = (result: CheckResult, colors = false): string => {
  const block = (problems: readonly Problem[], noun: 'problem' | 'warning', color: number): string[] => {
    if (problems.length === 0) return []
    const total = totals(problems, noun)
    const lines = problems.map((problem) => formatProblem(problem, colors))
    return [[...lines, '', colors ? paint(color, total) : total].join('\n')]
  }
  const { problems, warnings } = result
  const verdict = problems.length === 0 ? [validLine(result)] : block(problems, 'problem', 31)
  return [...block(warnings, 'warning', 33), ...verdict].join('\n\n')
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Annotations that GitHub shows beside the lines of a pull request. GitHub shows at most ten a step. */
export const formatAnnotations = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, line, column, path, message, severity = 'error' }) => {
      const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(path || 'Content')}`
      return `::${severity} ${properties}::${escapeData(message)}`
    })
    .join('\n')

const cell = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '\\|').replaceAll('\n', ' ')

const problemTable = (problems: readonly Problem[], noun: 'problem' | 'warning'): string[] => {
  if (problems.length === 0) return []
  const rows = problems.map(
    (problem) => `| ${[placeOf(problem), problem.path, problem.message].map(cell).join(' | ')} |`,
  )
  return [totals(problems, noun), '', '| Place | Field | What to fix |', '| --- | --- | --- |', ...rows, '']
}

/** All problems and warnings as Markdown tables for the summary page of a GitHub run. */
export const formatSummary = (result: CheckResult): string => {
  const { problems, warnings } = result
  const verdict = problems.length === 0 ? [validLine(result), ''] : problemTable(problems, 'problem')
  return ['### Content check', '', ...verdict, ...problemTable(warnings, 'warning')].join('\n')
}
