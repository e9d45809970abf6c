import { describe, expect, it } from 'vitest'
import { noBreakHtml, noBreakWords } from '@/lib/typography/no-break-words'

/** Makes the no-break spaces visible. */
const shown = (text: string): string => noBreakWords(text).replaceAll('\u00a0', '_')

describe('words joined by no-break spaces', () => {
  it('are the parts of a sum and its result', () => {
    expect(shown('are 4 × 6 = 24 bags')).toBe('are 4_×_6_=_24_bags')
    expect(shown('2 × 1,200 = 2,400 items, 24 bags')).toBe('2_×_1,200_=_2,400_items, 24 bags')
    expect(shown('63 − 24 = 39, and 24 + 39')).toBe('63_−_24_=_39, and 24_+_39')
    expect(shown('$4.2 million ÷ 365')).toBe('$4.2_million_÷_365')
  })

  it('are the terms of a long sum, which may break after its equals sign', () => {
    expect(shown('12,400 × 12 × 21 = 3,124,800 seconds')).toBe('12,400_×_12_×_21_= 3,124,800_seconds')
    expect(shown('Weekly: 240 × 12 seconds = 48 minutes')).toBe('Weekly: 240_×_12_seconds_= 48_minutes')
  })

  it('are a number and its unit', () => {
    expect(shown('7.2 hours, 1.5 minutes, 12 percent')).toBe('7.2_hours, 1.5_minutes, 12_percent')
    expect(shown('240 items for 3 daylong visits')).toBe('240 items for 3 daylong visits')
  })

  it('are the parts of a name with “St.”', () => expect(shown('in St. Louis')).toBe('in St._Louis'))

  it('are the first letter of a sentence or a name and its next word', () => {
    expect(shown('for Clinics: A Practical Guide')).toBe('for_Clinics: A_Practical Guide')
    expect(shown('you get. A plan, a sentence: “I use it. All is A or I')).toBe(
      'you get. A_plan, a sentence: “I_use it. All is A or I',
    )
  })

  it('are an ampersand and the next word', () => expect(shown('Build & Launch')).toBe('Build &_Launch'))

  it('are a telephone number', () => expect(shown('or (314) 555-0134.')).toBe('or (314)_555-0134.'))

  it('are a short compound', () => {
    expect(noBreakHtml('<p>a mid-sized business</p>')).toBe('<p>a <span class="whole">mid-sized</span> business</p>')
  })

  it('are a letter and its compound', () => {
    expect(noBreakHtml('<p>an E-mail to hello@e.example or a quarter-million</p>')).toBe(
      '<p>an <span class="whole">E-mail</span> to hello@e.example or a quarter-million</p>',
    )
  })

  it('are a word and the two letters after its hyphen', () => {
    expect(noBreakHtml('<p>a troubleshoot-up, a daydream-in-free day</p>')).toBe(
      '<p>a <span class="whole">troubleshoot-up</span>, a <span class="whole">daydream-in</span>-free day</p>',
    )
  })

  it('are AI and its adjective, and the parts of a telephone number', () => {
    expect(noBreakHtml('<p>AI-enhanced apps: (314) 555-0134</p>')).toBe(
      '<p><span class="whole">AI-enhanced</span> apps: (314)\u00a0<span class="whole">555-0134</span></p>',
    )
  })

  it('are a number and its compound', () => {
    expect(noBreakHtml('<p>a 20-pound bag, 5–7 days</p>')).toBe(
      '<p>a <span class="whole">20-pound</span> bag, <span class="whole">5–7</span>\u00a0days</p>',
    )
  })

  it('are found in the text of HTML, not in its tags', () => {
    expect(noBreakHtml('<p title="2 × 3">2 × 3</p>')).toBe('<p title="2 × 3">2\u00a0×\u00a03</p>')
  })
})
