import { expect, it } from 'vitest'
import { median } from '@/tools/bench/median'

it('computes the median', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([10, 2])).toBe(10)
})
