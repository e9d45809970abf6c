import { expect, it } from 'vitest'
import { formatCompactDollars, formatDollars } from '@/lib/text/money'

it.each([
  [0, '$0'],
  [1.15, '$1.15'],
  [89.5, '$89.50'],
  [1450, '$1,450'],
  [1_234_567.89, '$1,234,567.89'],
])('%d → %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text)
})

it('writes the amounts of a scale with few letters', () => {
  expect([0, 1500, 10_000_000].map(formatCompactDollars)).toEqual(['$0', '$1.5K', '$10M'])
})
