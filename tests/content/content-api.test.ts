import { expect, test } from 'vitest'
import * as api from '@/lib/build/content'
import { articleHtml, articles, faq, jobs, legalText, planTools, quotes, services, stats } from '@/lib/build/content'
import { placeholderNames } from '@/lib/content/schemas/text'

// These tests pass with any valid content.

test('articles come newest first, without drafts', () => {
  expect(articles.filter(({ draft }) => draft)).toEqual([])
  const days = articles.map(({ published }) => published)
  expect(days).toEqual([...days].sort().reverse())
})

test.each(Object.entries({ faq, jobs, planTools, quotes, services, stats }))('%s come in their order', (_, list) => {
  const orders = list.map(({ order }) => order)
  expect(orders).toEqual([...orders].sort((a, b) => a - b))
})

test('no text contains a placeholder, and days have no time', async () => {
  const bodies = await Promise.all(articles.map(({ slug }) => articleHtml(slug)))
  const legal = [legalText('privacy'), legalText('terms')]
  const text = JSON.stringify([api, legal, bodies])
  expect(placeholderNames.filter((name) => text.includes(`{${name}}`))).toEqual([])
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}T00:00/)
})

test('every article has a read time and the headings of its body', async () => {
  for (const { slug, readMinutes, headings } of articles) {
    expect(readMinutes).toBeGreaterThanOrEqual(1)
    const html = await articleHtml(slug)
    for (const { id } of headings) expect(html).toContain(`id="${id}"`)
  }
})
