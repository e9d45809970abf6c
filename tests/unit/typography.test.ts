import { expect, it } from 'vitest'
import { noBreakEnd } from '@/lib/typography/no-break-end'
import { noBreakNames } from '@/lib/typography/no-break-names'
import { noBreakHtml, noBreakWords } from '@/lib/typography/no-break-words'
import { wholeParts } from '@/lib/typography/whole-parts'

it('no-break spaces join units, slashes, and operators of answers', () => {
  const text = 'Time (accuracy / errors): 150 × 30 ÷ 100, rounded, × 10 = 450 hours/week'
  expect(noBreakWords(text).replaceAll('\u00a0', '_')).toBe(
    'Time (accuracy_/ errors): 150_×_30_÷_100, rounded,_×_10_= 450_hours/week',
  )
})

it.each([
  ['Quarterly, about 2.4 hours a month.', 'Quarterly, about 2.4 hours_a_month.'],
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
  ['O’Fallon Supply, a distributor', 'O’Fallon\u00a0Supply, a distributor'],
])('names of places stay whole: %s', (text, bound) => expect(noBreakNames(text)).toBe(bound))

it.each([
  ['the parts of a sum and its result', 'are 4 × 6 = 24 bags', 'are 4_×_6_=_24_bags'],
  ['no long sum at its equals sign', '12,400 × 12 × 21 = 3,124,800 seconds', '12,400_×_12_×_21_= 3,124,800_seconds'],
  ['a number and its unit', '7.2 hours, 1.5 minutes, 12 percent', '7.2_hours, 1.5_minutes, 12_percent'],
  ['no number and another word', '240 items for 3 daylong visits', '240 items for 3 daylong visits'],
  ['a name with “St.”', 'in St. Louis', 'in St._Louis'],
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
  expect(noBreakHtml('<p>A month, I')).toBe('<p>A\u00a0month, I')
  expect(noBreakHtml('<b>350 × 4 = 1,400 minutes.</b>')).toBe(`<b>${noBreakWords('350 × 4 = 1,400 minutes.')}</b>`)
})

it.each([
  ['a free 30-minute call', 'an E-mail, a free 30-minute call', 'an [E-mail], a free [30-minute] call'],
  ['no longer compound of words', 'month-over-month growth', 'month-over-month growth'],
  [
    'a letter, AI, or a number with the next word',
    'e-procurement, AI-enhancements',
    '[e-procurement], [AI-enhancements]',
  ],
  ['the last two letters with the word before', 'daydream-in-free', '[daydream-in]-free'],
  ['ranges and telephone numbers', '5–7 days, (314) 555-0134', '[5–7] days, (314) [555-0134]'],
  ['no dash between words', 'Outbound Sales – St. Louis -based', 'Outbound Sales – St. Louis -based'],
])('keeps whole: %s', (_, text, marked) =>
  expect(text.replace(wholeParts, (part, before = '') => `${before}[${part.slice(before.length)}]`)).toBe(marked),
)
