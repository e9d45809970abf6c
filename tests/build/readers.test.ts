import { Readability } from '@mozilla/readability'
import { expect, it } from 'vitest'
import { articleHtml, articles, legalText } from '@/lib/build/content'
import { articlePath, routes } from '@/lib/routes'
import { parsePage, read } from './export'

const texts = [
  ...articles.map(({ slug }) => [articlePath(slug), articleHtml(slug)] as const),
  ...(['privacy', 'terms'] as const).map((slug) => [routes[slug].path, legalText(slug).html] as const),
]
const joined = (text = '') => text.replace(/\s+/g, ' ').trim()

it.each(texts)("readers' modes of browsers show every word of %s", (path, html) => {
  const page = parsePage(read(`${path}.html`)) as unknown as Document
  const shown = joined(new Readability(page).parse()?.textContent ?? '')
  const blocks = parsePage(html).querySelectorAll('h2, h3, p, li, th, td, blockquote, figcaption, pre')
  const lost = Array.from(blocks, ({ textContent }) => joined(textContent)).filter((text) => !shown.includes(text))
  expect(lost).toEqual([])
})
