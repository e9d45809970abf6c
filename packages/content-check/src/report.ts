import type { CheckResult } from './content'
import { codePoint } from './files/read-source'
import { compareFindings, type Finding } from './finding'
import { codeBlock } from './pull-request/markdown'
import { count, enumeration } from './words'

const paint = (code: number, text: string): string => `\u001b[${code}m${text}\u001b[0m`

/** A text on one line: a line break in a name could begin a line that GitHub takes for a command. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, (sign) => (sign === '\n' ? '\\n' : `\\u{${codePoint(sign)}}`))

/** Errors and warnings together, by file and from top to bottom, as they are printed. */
const allOf = ({ errors, warnings }: CheckResult): Finding[] =>
  [...errors, ...warnings].sort(compareFindings).map((finding) => {
    const { file, path, message } = finding
    return { ...finding, file: printable(file), path: printable(path), message: printable(message) }
  })

const formatFinding = ({ file, line, column, path, id, message, severity }: Finding, colors: boolean): string => {
  const color = (code: number, text: string) => (colors && text ? paint(code, text) : text)
  const parts = [color(36, `${file}:${line}:${column}`), color(33, path)].filter(Boolean)
  return [...parts, severity ? `${color(33, 'warning:')} ${message}` : message, color(90, id)].join('  ')
}

const conclusion = ({ errors, warnings, entries, collections }: CheckResult): string => {
  const files = new Set([...errors, ...warnings].map(({ file }) => file)).size
  const found = Object.entries({ error: errors.length, warning: warnings.length })
  const amounts = found.flatMap(([noun, amount]) => (amount > 0 ? count(amount, noun) : []))
  const totals = `${enumeration(amounts)} in ${count(files, 'file')}`
  if (errors.length > 0) return totals
  const valid = `${count(entries.length, 'entry', 'entries')} in ${count(collections, 'collection')} are valid`
  return warnings.length > 0 ? `${valid}, with ${totals}` : valid
}

/** The result for a terminal: a line for each error and warning and their number, and the number of valid entries. */
export const formatResult = (result: CheckResult, colors = false): string => {
  const lines = allOf(result).map((finding) => formatFinding(finding, colors))
  const end = conclusion(result)
  const last = colors && result.errors.length > 0 ? paint(31, end) : end
  return lines.length > 0 ? `${lines.join('\n')}\n\n${last}` : last
}

const escapeData = (text: string): string => text.replaceAll('%', '%25')
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Annotations that GitHub shows beside the lines of a pull request: at most ten errors and ten warnings a step. */
export const formatAnnotations = (result: CheckResult): string =>
  allOf(result)
    .map(({ file, line, column, path, id, message, severity = 'error' }) => {
      const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty([path, id].filter(Boolean).join(' '))}`
      return `::${severity} ${properties}::${escapeData(message)}`
    })
    .join('\n')

/** The result for the summary page of a GitHub run, in which nothing is markup. */
export const formatSummary = (result: CheckResult): string =>
  `### Content check\n\n${codeBlock(formatResult(result).split('\n'))}\n`

/** The result for other programs: every error and warning, by file and from top to bottom. */
export const formatJson = (result: CheckResult): string =>
  JSON.stringify({ findings: allOf(result).map(({ params: _, ...finding }) => finding) }, null, 2)
