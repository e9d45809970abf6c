import { expect, test } from 'vitest'
import { formatAnnotations, formatResult, formatSummary } from '@/lib/content/check/report'

const problem = {
  file: 'content/jobs/engineer.yaml',
  line: 12,
  column: 5,
  path: 'responsibilities[1].color',
  message: '"blue" is not one of the allowed values; write "primary", "accent", or "neutral"',
}
const whole = { file: 'content/a,b.yaml', line: 1, column: 1, path: '', message: '50% of <b> | c\nd' }
const result = { problems: [problem, whole], warnings: [], documents: 2, collections: 1 }
const valid = { problems: [], warnings: [], documents: 81, collections: 13 }
const warning = { ...problem, severity: 'warning' as const }

test('a line for each problem and their number', () => {
  expect(formatResult(result)).toBe(
    [
      'content/jobs/engineer.yaml:12:5  responsibilities[1].color  "blue" is not one of the allowed values; write "primary", "accent", or "neutral"',
      'content/a,b.yaml:1:1  50% of <b> | c\nd',
      '',
      '2 problems in 2 files',
    ].join('\n'),
  )
  expect(formatResult({ ...result, problems: [problem] })).toMatch(/\n\n1 problem in 1 file$/)
})

test('the number of documents when all is well', () => {
  expect(formatResult(valid)).toBe('81 documents in 13 collections are valid')
})

test('warnings stand before the verdict and are marked everywhere', () => {
  const line = `content/jobs/engineer.yaml:12:5  responsibilities[1].color  warning: ${problem.message}`
  expect(formatResult({ ...valid, warnings: [warning] })).toBe(
    [line, '', '1 warning in 1 file', '', '81 documents in 13 collections are valid'].join('\n'),
  )
  expect(formatAnnotations([warning])).toMatch(/^::warning file=content\/jobs\/engineer\.yaml,line=12,/)
  expect(formatSummary({ ...valid, warnings: [warning] })).toContain('are valid\n\n1 warning in 1 file\n\n| Place |')
})

test('colors only on request', () => {
  const escapeCode = String.fromCharCode(27)
  expect(formatResult(result)).not.toContain(escapeCode)
  expect(formatResult(result, true)).toContain(`${escapeCode}[36mcontent/jobs/engineer.yaml:12:5${escapeCode}[0m`)
})

test('annotations escape what GitHub gives a meaning to', () => {
  expect(formatAnnotations(result.problems).split('\n')).toEqual([
    '::error file=content/jobs/engineer.yaml,line=12,col=5,title=responsibilities[1].color::"blue" is not one of the allowed values; write "primary", "accent", or "neutral"',
    '::error file=content/a%2Cb.yaml,line=1,col=1,title=Content::50%25 of <b> | c%0Ad',
  ])
})

test('the summary is a table of all problems', () => {
  const summary = formatSummary(result)
  expect(summary).toContain('2 problems in 2 files')
  expect(summary).toContain('| content/a,b.yaml:1:1 |  | 50% of &lt;b> \\| c d |')
  expect(formatSummary(valid)).toBe('### Content check\n\n81 documents in 13 collections are valid\n')
})
