import { expect, it } from 'vitest'
import { median, table } from '@/tools/bench/report'

it('computes the median', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([10, 2])).toBe(10)
})

it('aligns text left and numbers right', () => {
  const rows = [
    { route: '/', bytes: 5 },
    { route: '/faq', bytes: 12 },
  ]
  expect(table(rows).split('\n')).toEqual(['route  bytes', '/          5', '/faq      12'])
})
