import { expect, test } from 'vitest'
import { type Entry, formatAnnotations, formatJson, formatResult, formatSummary } from '../src/index'

const error = {
  ...{ id: 'value/choice', params: {}, formMessage: '' },
  file: 'content/cooks/ada.yaml',
  line: 12,
  column: 5,
  path: 'steps[1].color',
  message: '"blue" is not one of the allowed values; write "primary", "accent", or "neutral"',
}
const whole = { ...error, file: 'content/a,b.yaml', line: 1, column: 1, path: '', message: '50% of <b> | c\n::d' }
/** Reports state how many there are. */
const entriesOf = (amount: number) => new Array<Entry>(amount)
const result = { errors: [whole, error], warnings: [], entries: entriesOf(2), collections: 1 }
const warning = { ...error, line: 3, message: 'check the spelling', severity: 'warning' } as const

test('a line for each error and their number, or the number of entries when all is well', () => {
  expect(formatResult(result)).toBe(
    [
      'content/a,b.yaml:1:1  50% of <b> | c\\n::d  value/choice',
      'content/cooks/ada.yaml:12:5  steps[1].color  "blue" is not one of the allowed values; write "primary", "accent", or "neutral"  value/choice',
      '',
      '2 errors in 2 files',
    ].join('\n'),
  )
  expect(formatResult({ ...result, errors: [error] })).toMatch(/\n\n1 error in 1 file$/)
  const valid = { errors: [], warnings: [], entries: entriesOf(81), collections: 13 }
  expect(formatResult(valid)).toBe('81 entries in 13 collections are valid')
})

test('a name, a field, and a message stay on one line, whatever signs they have', () => {
  const odd = { ...error, file: 'content/a\n::warning::b.yaml', path: 'c\r\u2028', message: 'd\u001b[2J\u202e' }
  const line = 'content/a\\n::warning::b.yaml:12:5  c\\u{000D}\\u{2028}  d\\u{001B}[2J\\u{202E}  value/choice'
  expect(formatResult({ ...result, errors: [odd] })).toBe(`${line}\n\n1 error in 1 file`)
  expect(JSON.parse(formatJson({ ...result, errors: [odd] })).findings[0].file).toBe('content/a\\n::warning::b.yaml')
  expect(formatAnnotations({ ...result, errors: [odd] })).not.toContain('\n')
})

test('colors only on request', () => {
  const escapeCode = String.fromCharCode(27)
  expect(formatResult(result)).not.toContain(escapeCode)
  expect(formatResult(result, true)).toContain(`${escapeCode}[36mcontent/cooks/ada.yaml:12:5${escapeCode}[0m`)
})

test('annotations escape what GitHub gives a meaning to', () => {
  expect(formatAnnotations(result).split('\n')).toEqual([
    '::error file=content/a%2Cb.yaml,line=1,col=1,title=value/choice::50%25 of <b> | c\\n::d',
    '::error file=content/cooks/ada.yaml,line=12,col=5,title=steps[1].color value/choice::"blue" is not one of the allowed values; write "primary", "accent", or "neutral"',
  ])
})

test('the summary is a block of code, whatever it contains', () => {
  const fenced = { ...result, errors: [{ ...error, message: '```</details>' }] }
  expect(formatSummary(fenced)).toBe(`### Content check\n\n\`\`\`\`\n${formatResult(fenced)}\n\`\`\`\`\n`)
})

test('warnings are sorted among the errors by file and line, counted separately, and marked as warnings', () => {
  const both = { ...result, warnings: [warning] }
  const line = 'content/cooks/ada.yaml:3:5  steps[1].color  warning: check the spelling  value/choice'
  expect(formatResult(both)).toContain(`\n${line}\n`)
  expect(formatResult(both)).toMatch(/\n\n2 errors and 1 warning in 2 files$/)
  expect(formatResult({ ...both, errors: [] })).toBe(
    `${line}\n\n2 entries in 1 collection are valid, with 1 warning in 1 file`,
  )
  expect(formatAnnotations({ ...both, errors: [] })).toMatch(/^::warning file=[^:]*,line=3,col=5,title=[^:]*::check/)
})

test('the report for programs has every error and warning in their order, with its id and without what it was made of', () => {
  const printed = [warning, error].map(({ params: _, formMessage: __, ...finding }) => finding)
  expect(JSON.parse(formatJson({ ...result, errors: [error], warnings: [warning] }))).toEqual({ findings: printed })
  expect(JSON.parse(formatJson({ ...result, errors: [] }))).toEqual({ findings: [] })
})
