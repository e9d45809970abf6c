import { describe, expect, it } from 'vitest'
import { noBreakAnswer } from '@/lib/typography/no-break-answer'

/** Makes the no-break spaces visible. */
const shown = (text: string): string => noBreakAnswer(text).replaceAll('\u00a0', '_')

describe('parts joined by no-break spaces', () => {
  it('are a number and its unit', () =>
    expect(shown('Minimal (1–3 hours/week per person)')).toBe('Minimal (1–3_hours/week per person)'))

  it('are a slash and the word before it', () =>
    expect(shown('Improving accuracy / reducing errors')).toBe('Improving accuracy_/ reducing errors'))

  it('are an operator and the number after it', () =>
    expect(shown('Time: 150 × 30 ÷ 100, rounded, × 10 = 450 hours')).toBe(
      'Time: 150 ×_30 ÷_100, rounded, ×_10 =_450_hours',
    ))
})
