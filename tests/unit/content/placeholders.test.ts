import { type MarkdownNode, parseMarkdown, textOf } from '@site/content-check'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandPlaceholders, fillAddress, fillMarkdown } from '@/lib/content/placeholders'
import { formatDollars } from '@/lib/text/money'

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
  expect(expandPlaceholders(texts, { ...values, questions: 6 })).toEqual([
    'Six questions',
    'Answer six of them. Six are left.',
  ])
})

test('does not change unknown placeholders, so that the content check can report them', () =>
  expect(expandPlaceholders('{other} {brand}', values)).toBe('{other} Acme'))

test('a fact in an address begins no other part of it', () => {
  const facts = { ...values, brand: 'A&bcc=b@c.example' }
  expect(fillAddress('mailto:{email}?subject={brand}', facts)).toBe('mailto:a@b.example?subject=A%26bcc%3Db@c.example')
  expect(fillAddress('/about?q=%7Bbrand%7D', facts)).toBe('/about?q=%7Bbrand%7D')
})

test('a fact is text in Markdown, whatever it contains', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1. #>+-=*_`~[]()<>!&;|\\\n'), minLength: 1 }), (brand) => {
      const written = fillMarkdown('{brand}', { ...values, brand })
      expect(parseMarkdown(written, 'md')?.children.map(({ type }) => type)).toEqual(brand.trim() ? ['paragraph'] : [])
      expect(textOf(parseMarkdown(written, 'md') as MarkdownNode)).toBe(brand.replace(/\s+/g, ' ').trim())
    }),
  ))

test('writes how many entries are shown, with the form of their noun', () => {
  const counts = { articleCount: 0, jobCount: 1, personCount: 2, serviceCount: 3, toolCount: 13, useCaseCount: 6 }
  const texts = ['{useCaseCount} that work', 'We have {jobCount}, {articleCount}, {personCount}, and {toolCount}.']
  expect(expandPlaceholders(texts, { ...values, counts })).toEqual([
    'Six use cases that work',
    'We have one job, no articles, two people, and 13 tools.',
  ])
})
