import { expect, test } from 'vitest'
import { readChartLine } from '@/lib/content/chart-line'
import { checkEntry } from '@/tools/check/site-check'

test.each([
  ['36 on the same day', { figure: '36', label: 'on the same day', amount: 36 }],
  ['$140,000 by terms', { figure: '$140,000', label: 'by terms', amount: 140_000 }],
  ['60% of inquiries', { figure: '60%', label: 'of inquiries', amount: 60 }],
])('%s', (text, expected) => expect(readChartLine(text)).toEqual(expected))

test.each(['', '36', 'thirty-six on the same day', 'about 36 later', '$ 36 later'])('no line of a chart: %j', (text) =>
  expect(readChartLine(text)).toBeUndefined(),
)

test.each([
  ['<Chart caption="Hours">', '- ', '</Chart>'],
  ['<Steps>', '1. ', '</Steps>'],
])('lines of %s become the items of a list', (opening, sign, closing) => {
  const problems = checkEntry('articles/hours.mdx', `---\n---\n\n${opening}\n\n16 before\n9 after\n\n${closing}\n`, [])
  const repairs = problems.flatMap(({ path, repair }) => (path === 'body' && repair ? repair.lines : []))
  expect(repairs).toEqual([`${sign}16 before`, `${sign}9 after`])
})
