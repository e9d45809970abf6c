import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkContent } from '@/lib/content/check'
import { formatResult } from '@/lib/content/check/report'
import { readMinutes, wordCount } from '@/lib/content/read-time'
import { faqCategories } from '@/lib/content/schemas/collections'
import { allTexts, documentsOf, fieldsOf, theOnly } from './real-content'

const root = join(import.meta.dirname, '../..')

test('every document fits its schema, and every reference and link leads somewhere', async () => {
  const result = checkContent(join(root, 'content'), join(root, 'public'))
  expect(formatResult(result)).toBe(`${result.documents} documents in ${result.collections} collections are valid`)
  expect(result.documents).toBeGreaterThanOrEqual(60)
})

test('the brand is named in site.yaml only', () => {
  const { brand } = theOnly('site')
  const name = brand.split(' ')[0] ?? brand
  const files = [...allTexts()].filter(([, text]) => text.includes(name)).map(([path]) => path)
  expect(files).toEqual(['site.yaml'])
})

describe('articles', () => {
  const articles = documentsOf('articles')
  const fixed = [
    'financial-strategy-ai',
    'future-proof-marketing-ai',
    'smart-shelves-retail-ai',
    'voice-to-text-healthcare-ai',
  ]

  test('the four with fixed addresses are there and published', () => {
    for (const slug of fixed) expect(articles.find((each) => each.slug === slug)?.fields.draft ?? false).toBe(false)
    expect(articles.map(({ slug }) => slug)).toEqual(expect.arrayContaining(fixed))
  })

  test.each(fixed)('%s has 900 to 1,400 words and takes 4 to 6 minutes', (slug) => {
    const { body } = articles.find((each) => each.slug === slug) ?? { body: '' }
    expect(wordCount(body)).toBeGreaterThanOrEqual(900)
    expect(wordCount(body)).toBeLessThanOrEqual(1400)
    expect(readMinutes(body)).toBeGreaterThanOrEqual(4)
    expect(readMinutes(body)).toBeLessThanOrEqual(6)
  })

  test('the marketing article leads to the booking page, the others to the lead form or the services', () => {
    for (const { slug, fields } of articles.filter((each) => fixed.includes(each.slug))) {
      const expected = slug === 'future-proof-marketing-ai' ? ['booking'] : ['lead-form', 'services']
      expect(expected).toContain(fields.callToAction)
    }
  })

  test('each article has its own call to action', () => {
    const texts = articles.map(({ fields }) => fields.callToActionText)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('numbers of documents', () => {
  test.each([
    ['testimonials', 3],
    ['stats', 4],
    ['useCases', 6],
    ['services', 3],
    ['jobs', 3],
    ['legal', 2],
  ] as const)('%s: %i', (collection, amount) => {
    expect(documentsOf(collection)).toHaveLength(amount)
  })

  test('four rotating quotes, and enough for a carousel', () => {
    const placements = fieldsOf('quotes').map(({ placement }) => placement)
    expect(placements.filter((placement) => placement === 'rotating')).toHaveLength(4)
    expect(placements.filter((placement) => placement === 'carousel').length).toBeGreaterThanOrEqual(3)
  })

  test.each(faqCategories)('at least four questions in "%s"', (category) => {
    expect(fieldsOf('faq').filter((entry) => entry.category === category).length).toBeGreaterThanOrEqual(4)
  })

  test('every service has tools for the plan', () => {
    const services = new Set(fieldsOf('planTools').map(({ service }) => service))
    expect(services).toEqual(new Set(documentsOf('services').map(({ slug }) => slug)))
  })
})

test('what claims something about people, prices or policies is marked as a sample', () => {
  for (const name of ['testimonials', 'quotes', 'planTools', 'legal', 'jobs'] as const) {
    for (const { slug, fields } of documentsOf(name)) expect(fields.sample, `${name}/${slug}`).toBe(true)
  }
})
