import { expect, test } from 'vitest'
import { readChartLine } from '@/lib/content/chart-line'

test.each([
  ['36 on the same day', { figure: '36', label: 'on the same day', amount: 36 }],
  ['$140,000 by terms', { figure: '$140,000', label: 'by terms', amount: 140_000 }],
  ['60% of inquiries', { figure: '60%', label: 'of inquiries', amount: 60 }],
])('%s', (text, expected) => expect(readChartLine(text)).toEqual(expected))

test.each(['', '36', 'thirty-six on the same day', 'about 36 later', '$ 36 later'])('no line of a chart: %j', (text) =>
  expect(readChartLine(text)).toBeUndefined(),
)
