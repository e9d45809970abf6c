import { expect, it } from 'vitest'
import { noBreakHtml, noBreakWords } from '@/lib/typography/no-break-words'

it.each([
  ['the parts of a sum and its result', 'are 4 × 6 = 24 bags', 'are 4_×_6_=_24_bags'],
  ['what the result counts', '2 × 1,200 = 2,400 items, 24 bags', '2_×_1,200_=_2,400_items, 24 bags'],
  ['the terms of another operator', '63 − 24 = 39, and 24 + 39', '63_−_24_=_39, and 24_+_39'],
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
  ['a sentence of one letter', 'you get. A plan', 'you get. A_plan'],
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
