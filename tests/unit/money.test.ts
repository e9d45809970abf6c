import { expect, it } from 'vitest'
import { formatCompactDollars, formatDollars } from '@/lib/text/money'

it('leaves out zero cents, and separates thousands', () => {
  const texts = ['$0', '$1.15', '$89.50', '$1,450', '$1,234,567.89']
  expect([0, 1.15, 89.5, 1450, 1_234_567.89].map(formatDollars)).toEqual(texts)
})

it('writes the amounts of a scale with few letters', () => {
  expect([0, 1500, 10_000_000].map(formatCompactDollars)).toEqual(['$0', '$1.5K', '$10M'])
})
