import { expect, test } from 'vitest'
import budgets from '@/budgets.json'
import { exceeded } from '@/tools/build/budgets'

test('what exceeds its budget is named with its growth since the last commit', () => {
  const { bytes, what, why } = budgets.firstScript
  const before = { commit: '0123456789', sizes: { firstScript: bytes - 20 } }
  expect(exceeded({ firstScript: bytes, styles: 1 }, before)).toEqual([])
  expect(exceeded({ firstScript: bytes + 7 }, before)).toEqual([
    `${what}: ${bytes + 7} bytes, 7 above its limit in budgets.json, 27 more than in commit 01234567. ${why}.`,
  ])
})
