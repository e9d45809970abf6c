import { expect, it } from 'vitest'
import { noBreakAnswer } from '@/lib/typography/no-break-answer'

it.each([
  ['Minimal (1–3 hours/week per person)', 'Minimal (1–3_hours/week per person)'],
  ['Improving accuracy / reducing errors', 'Improving accuracy_/ reducing errors'],
  ['Time: 150 × 30 ÷ 100, rounded, × 10 = 450 hours', 'Time: 150 ×_30 ÷_100, rounded, ×_10 =_450_hours'],
])('no-break spaces join units, slashes, and operators: %s', (text, shown) => {
  expect(noBreakAnswer(text).replaceAll('\u00a0', '_')).toBe(shown)
})
