import { expect, test } from 'vitest'
import { type Entry, formatAnnotations, formatJson, formatResult, formatSummary } from '../src/index'

const made = { params: {} }
const place = { file: 'content/cooks/ada.yaml', line: 12, column: 5, path: 'steps[1].color' }
const error = { id: 'value/choice', ...place, message: '"blue" is not one of the allowed values; write "red"' }
const warning = { ...error, id: 'text/spelling', line: 3, message: 'check the spelling', severity: 'warning' } as const
const odd = {
  ...{ id: 'file/name', file: 'content/a,b\n::warning::.yaml', line: 1, column: 1, path: '' },
  message: '50% of ```</details> | c\n::d\r\u2028\u001b[2J\u202e',
}
const withMade = <Each>(findings: readonly Each[]) => findings.map((each) => ({ ...each, ...made }))
const resultOf = (errors: (typeof error)[], warnings: (typeof warning)[] = [], amount = 2) => ({
  ...{ errors: withMade(errors), warnings: withMade(warnings), entries: new Array<Entry>(amount), collections: 1 },
})
const all = resultOf([odd, error], [warning])
const oddFile = 'content/a,b\\n::warning::.yaml'
const oddMessage = '50% of ```</details> | c\\n::d\\u{000D}\\u{2028}\\u{001B}[2J\\u{202E}'

test('errors and warnings are on a line each, by file and line, with their ids and numbers, and the number of entries when all is well', () => {
  const lines = [
    `${oddFile}:1:1  ${oddMessage}  file/name`,
    'content/cooks/ada.yaml:3:5  steps[1].color  warning: check the spelling  text/spelling',
    `content/cooks/ada.yaml:12:5  steps[1].color  ${error.message}  value/choice`,
  ]
  const printed = `${lines.join('\n')}\n\n2 errors and 1 warning in 2 files`
  expect(formatResult(all)).toBe(printed)
  expect(formatSummary(all)).toBe(`### Content check\n\n\`\`\`\`\n${printed}\n\`\`\`\`\n`)
  expect(formatResult(all, true)).toContain(`\u001b[36mcontent/cooks/ada.yaml:12:5\u001b[0m`)
  expect(formatResult(resultOf([], [warning]))).toMatch(
    /\n\n2 entries in 1 collection are valid, with 1 warning in 1 file$/,
  )
  expect(formatResult(resultOf([], [], 81))).toBe('81 entries in 1 collection are valid')
})

test('annotations escape what GitHub gives a meaning to', () => {
  expect(formatAnnotations(all).split('\n')).toEqual([
    `::error file=content/a%2Cb\\n%3A%3Awarning%3A%3A.yaml,line=1,col=1,title=file/name::${oddMessage.replace('%', '%25')}`,
    '::warning file=content/cooks/ada.yaml,line=3,col=5,title=steps[1].color text/spelling::check the spelling',
    `::error file=content/cooks/ada.yaml,line=12,col=5,title=steps[1].color value/choice::${error.message}`,
  ])
})

test('the report for programs has every finding with its id, and without what it was made of', () => {
  const findings = [{ ...odd, file: oddFile, message: oddMessage }, warning, error]
  expect(JSON.parse(formatJson(all))).toEqual({ findings })
})
