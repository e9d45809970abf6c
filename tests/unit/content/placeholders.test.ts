import { expect, test } from 'vitest'
import { expandPlaceholders } from '@/lib/content/placeholders'
import { formatDollars } from '@/lib/money'

const values = {
  brand: 'Acme',
  legalName: 'Acme LLC',
  email: 'a@b.example',
  phone: '(314) 555-0100',
  location: 'St. Louis',
  priceNote: 'A month. Setup costs {setupPrice}.',
  projectPrice: { from: 4500, to: 15_000 },
  setupPrice: { from: 99.5, to: 300 },
  booking: { minutes: 45 },
}

const [from, to, setupFrom, setupTo] = [4500, 15_000, 99.5, 300].map(formatDollars)

test('replaces placeholders in strings at any depth and nothing else', () => {
  const content = {
    title: 'Join {brand}',
    list: ['{email}', { deep: '{brand} in {location}' }, 'a {callMinutes}-minute call', '{projectPrice}. {priceNote}'],
    count: 3,
    on: true,
    none: null,
  }
  expect(expandPlaceholders(content, values)).toEqual({
    title: 'Join Acme',
    list: [
      'a@b.example',
      { deep: 'Acme in St. Louis' },
      'a 45-minute call',
      `${from} to ${to}. A month. Setup costs ${setupFrom} to ${setupTo}.`,
    ],
    count: 3,
    on: true,
    none: null,
  })
})

test('spells the number of questions, with a capital at the start of a text or of a sentence', () => {
  const texts = ['{questions} questions', 'Answer {questions} of them. {questions} are left.']
  const [first = '', second = ''] = expandPlaceholders(texts, values)
  const [word = ''] = first.split(' ')
  expect(word).toMatch(/^[A-Z][a-z]+$/)
  expect(second).toBe(`Answer ${word.toLowerCase()} of them. ${word} are left.`)
})

test('does not change unknown placeholders, so that the content check can report them', () =>
  expect(expandPlaceholders('{other} {brand}', values)).toBe('{other} Acme'))

test('replaces placeholders in link addresses, whose braces Markdown escapes', () =>
  expect(expandPlaceholders('<a href="mailto:%7Bemail%7D">', values)).toBe('<a href="mailto:a@b.example">'))
