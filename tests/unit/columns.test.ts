import { expect, test } from 'vitest'
import { columnsFor } from '@/lib/columns'

test.each([
  [0, 3, 1],
  [1, 3, 1],
  [3, 3, 3],
  [4, 3, 2],
  [5, 3, 3],
  [7, 3, 2],
  [4, 4, 4],
  [5, 4, 3],
  [7, 4, 4],
  [9, 4, 3],
])('%i items in at most %i columns', (count, most, expected) => {
  expect(columnsFor(count, most)).toBe(expected)
})
