import { expect, it } from 'vitest'
import { paybackOf } from '@/lib/roi/payback'

it('counts the part of an estimate that pays for a project, and the months at parts of it, rounded up', () => {
  expect(paybackOf(60_000, { from: 4500, to: 15_000 })).toEqual({
    share: { from: 8, to: 25 },
    parts: [
      { percent: 10, months: { from: 9, to: 30 } },
      { percent: 25, months: { from: 4, to: 12 } },
      { percent: 50, months: { from: 2, to: 6 } },
    ],
  })
})
