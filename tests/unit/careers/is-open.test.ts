import { expect, it } from 'vitest'
import { isOpen } from '@/lib/careers/is-open'
import { today } from '@/lib/today'

it.each([
  [undefined, true],
  ['2026-03-02', true],
  ['2026-03-01', true],
  ['2026-02-28', false],
])('a job with the last day %s is open on 2026-03-01: %s', (validThrough, open) => {
  expect(isOpen({ validThrough }, today(new Date('2026-03-01T23:59:59Z')))).toBe(open)
})
