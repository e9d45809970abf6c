import { expect, it } from 'vitest'
import { noBreakAnswer } from '@/lib/typography/no-break-answer'
import { noBreakEnd } from '@/lib/typography/no-break-end'
import { noBreakNames } from '@/lib/typography/no-break-names'
import { noBreakHtml, noBreakWords } from '@/lib/typography/no-break-words'
import { wholeParts } from '@/lib/typography/whole-parts'

it.each([
  ['Minimal (1–3 hours/week per person)', 'Minimal (1–3_hours/week per person)'],
  ['Improving accuracy / reducing errors', 'Improving accuracy_/ reducing errors'],
  ['Time: 150 × 30 ÷ 100, rounded, × 10 = 450 hours', 'Time: 150 ×_30 ÷_100, rounded, ×_10 =_450_hours'],
])('no-break spaces join units, slashes, and operators: %s', (text, shown) => {
  expect(noBreakAnswer(text).replaceAll('\u00a0', '_')).toBe(shown)
})

it.each([
  ['Quarterly, about 2.4 hours a month.', 'Quarterly, about 2.4 hours_a_month.'],
  ['so you can see whether the grouping is fair. ', 'so you can see whether the grouping_is_fair. '],
  ['A short line.', 'A short line.'],
  [
    'See how it was asked: https://example.com/a-long-address',
    'See how it was asked: https://example.com/a-long-address',
  ],
])('no-break spaces join the last words of a longer text: %j', (text, expected) =>
  expect(noBreakEnd(text).replaceAll('\u00a0', '_')).toBe(expected),
)

it.each([
  ['a clinic in Tower Grove South', 'a clinic in Tower\u00a0Grove\u00a0South'],
  ['a shop in St. Charles', 'a shop in St.\u00a0Charles'],
  ['O’Fallon Supply, a distributor', 'O’Fallon\u00a0Supply, a distributor'],
])('names of places stay whole: %s', (text, bound) => expect(noBreakNames(text)).toBe(bound))

it.each([
  ['the parts of a sum and its result', 'are 4 × 6 = 24 bags', 'are 4_×_6_=_24_bags'],
  ['what the result counts', '2 × 1,200 = 2,400 items, 24 bags', '2_×_1,200_=_2,400_items, 24 bags'],
  ['a number of millions', '$4.2 million ÷ 365', '$4.2_million_÷_365'],
  ['no long sum at its equals sign', '12,400 × 12 × 21 = 3,124,800 seconds', '12,400_×_12_×_21_= 3,124,800_seconds'],
  ['units in a long sum', 'Weekly: 240 × 12 seconds = 48 minutes', 'Weekly: 240_×_12_seconds_= 48_minutes'],
  ['a number and its unit', '7.2 hours, 1.5 minutes, 12 percent', '7.2_hours, 1.5_minutes, 12_percent'],
  ['no number and another word', '240 items for 3 daylong visits', '240 items for 3 daylong visits'],
  ['a name with “St.”', 'in St. Louis', 'in St._Louis'],
  ['a first letter of a name', 'for Clinics: A Practical Guide', 'for_Clinics: A_Practical Guide'],
  [
    'a first letter of a sentence',
    'A plan, a sentence: “I use it. All is A or I',
    'A plan, a sentence: “I_use it. All is A or I',
  ],
  ['an ampersand and the next word', 'Build & Launch', 'Build &_Launch'],
  ['a telephone number', 'or (314) 555-0134.', 'or (314)_555-0134.'],
])('no-break spaces join %s', (_, text, shown) => {
  expect(noBreakWords(text).replaceAll('\u00a0', '_')).toBe(shown)
})

it('in HTML they are in its text, not in its tags, and compounds are kept whole', () => {
  expect(noBreakHtml('<p title="2 × 3">2 × 3 in AI-enhanced apps, 5–7 days: (314) 555-0134</p>')).toBe(
    '<p title="2 × 3">2\u00a0×\u00a03 in <span class="whole">AI-enhanced</span> apps, <span class="whole">5–7</span>\u00a0days: (314)\u00a0<span class="whole">555-0134</span></p>',
  )
})

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
