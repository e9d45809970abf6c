import { expect, test } from 'vitest'
import { columnsFor } from '@/components/layout/columns'

test.each([
  [0, 3, 1],
  [3, 3, 3],
  [4, 3, 2],
  [9, 4, 3],
])('%i items in at most %i columns', (count, most, expected) => {
  expect(columnsFor(count, most)).toBe(expected)
})
