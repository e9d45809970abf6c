import type { CheckResult } from './index'
import type { Problem } from './problem'
import { count } from './words'

const escapeCode = String.fromCharCode(27)
const paint = (code: number, text: string): string => `${escapeCode}[${code}m${text}${escapeCode}[0m`

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`

const formatProblem = (problem: Problem, colors: boolean): string => {
  const place = colors ? paint(36, placeOf(problem)) : placeOf(problem)
  const path = colors && problem.path ? paint(33, problem.path) : problem.path
  return [place, path, problem.message].filter(Boolean).join('  ')
}

const totals = (problems: readonly Problem[]): string =>
  `${count(problems.length, 'problem')} in ${count(new Set(problems.map(({ file }) => file)).size, 'file')}`

/** The result for a terminal: a line for each problem and their number, or the number of valid documents. */
export const formatResult = ({ problems, documents, collections }: CheckResult, colors = false): string => {
  if (problems.length === 0) return `${count(documents, 'document')} in ${count(collections, 'collection')} are valid`
  const total = totals(problems)
  return [...problems.map((problem) => formatProblem(problem, colors)), '', colors ? paint(31, total) : total].join(
    '\n',
  )
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Annotations that GitHub shows beside the lines of a pull request. GitHub shows at most ten a step. */
export const formatAnnotations = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, line, column, path, message }) => {
      const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(path || 'Content')}`
      return `::error ${properties}::${escapeData(message)}`
    })
    .join('\n')

const cell = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '\\|').replaceAll('\n', ' ')

/** All problems as a Markdown table for the summary page of a GitHub run. */
export const formatSummary = (result: CheckResult): string => {
  const { problems } = result
  if (problems.length === 0) return `### Content check\n\n${formatResult(result)}\n`
  const rows = problems.map(
    (problem) => `| ${[placeOf(problem), problem.path, problem.message].map(cell).join(' | ')} |`,
  )
  return [
    '### Content check',
    '',
    totals(problems),
    '',
    '| Place | Field | What to fix |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
