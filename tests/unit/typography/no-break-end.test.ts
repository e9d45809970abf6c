import { expect, test } from 'vitest'
import { noBreakEnd } from '@/lib/typography/no-break-end'

const shown = (text: string) => noBreakEnd(text).replaceAll('\u00a0', '_')

test.each([
  ['Quarterly, about 2.4 hours a month.', 'Quarterly, about 2.4 hours_a_month.'],
  ['so you can see whether the grouping is fair. ', 'so you can see whether the grouping_is_fair. '],
  ['A short line.', 'A short line.'],
  [
    'See how it was asked: https://example.com/a-long-address',
    'See how it was asked: https://example.com/a-long-address',
  ],
])('%j', (text, expected) => expect(shown(text)).toBe(expected))
