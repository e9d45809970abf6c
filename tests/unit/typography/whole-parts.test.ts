import { expect, it } from 'vitest'
import { wholeParts } from '@/lib/typography/whole-parts'

/** Marks the parts that stay whole. */
const shown = (text: string): string => text.replace(wholeParts, '[$&]')

it.each([
  ['regular check-ins, and mid-sized businesses', 'regular [check-ins], and [mid-sized] businesses'],
  [
    'Follow-ups, the approved-tool list, an end-to-end test',
    '[Follow-ups], the [approved-tool] list, an [end-to-end] test',
  ],
  ['an E-mail, E-commerce, a free 30-minute call', 'an [E-mail], [E-commerce], a free [30-minute] call'],
  ['hello@e.example or a quarter-million', 'hello@e.example or a quarter-million'],
])('a short compound stays whole: %s', (text, marked) => expect(shown(text)).toBe(marked))

it('a longer compound may break where its parts are words', () => {
  expect(shown('month-over-month growth, decision-making')).toBe('month-over-month growth, decision-making')
})

it('a longer compound does not break after a letter, AI, or a number, or before its last two letters', () => {
  expect(shown('an e-procurement tool')).toBe('an [e-procurement] tool')
  expect(shown('AI-enhancements, a 200-kilometer line')).toBe('[AI-enhancements], a [200-kilometer] line')
  expect(shown('troubleshoot-it, daydream-in-free')).toBe('[troubleshoot-it], [daydream-in]-free')
})

it('ranges and telephone numbers stay whole, dashes between words do not', () => {
  expect(shown('5–7 days, (314) 555-0134')).toBe('[5–7] days, (314) [555-0134]')
  expect(shown('Outbound Sales – St. Louis -based - here')).toBe('Outbound Sales – St. Louis -based - here')
})
