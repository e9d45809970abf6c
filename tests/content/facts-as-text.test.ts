import { text } from 'node:stream/consumers'
import { type MarkdownNode, parseMarkdown, textOf } from '@site/content-check'
import * as documents from 'contentlayer/generated'
import { type ComponentType, createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SocialCard, socialText } from '@/components/social/social-card'
import { svgMarkup } from '@/components/social/svg-markup'
import { markdownFile } from '@/lib/blog/markdown-file'
import { colors } from '@/lib/build/theme-tokens'
import { type Documents, loadContent } from '@/lib/content/load-content'
import { expandPlaceholders } from '@/lib/content/placeholders'
import { placeholderNames } from '@/lib/content/schemas/text'
import type { Site } from '@/lib/content/types'
import { unescapeHtml } from '@/lib/text/escape-html'
import { paletteOf } from '@/lib/theme/paint'
import { renderBody } from '@/tools/content/render-body'

/** What would do something in HTML, in an attribute, in a script, in Markdown, or as a replacement, if a fact were no text. */
const hostile = `<meta http-equiv="refresh" content="3;url=//evil.example"><img src=x onerror="hit()"> " onclick="hit()" ' $& $\` <form action=//evil.example> [a](javascript:hit()) ](javascript:hit()) <b>*b* __c__ \`d\`</script><script>hit()</script>`

interface Page {
  default: ComponentType<{ params: Promise<object> }>
  generateStaticParams?: () => object[]
}

const facts = Object.fromEntries(
  placeholderNames.map((name) => [name, `${name} ${name === 'brand' ? '' : '{brand} '}${hostile}`]),
)
const { projectPrice, setupPrice } = documents.siteSetting
const site = { ...documents.siteSetting, ...facts, projectPrice, setupPrice } as Documents['siteSetting']

const named = placeholderNames.map((name) => `{${name}}`).join(', ')
const answer = renderBody(`## {brand}\n\n${named} [{email}](mailto:{email}?subject={brand})`, 'md', site)
const escaped = named.replace(/[{}]/g, '\\$&')
const article = `<Callout title="{brand} {priceNote}">\n\n${escaped}\n\n</Callout>\n\n[a](https://a.example/?q=%7Bbrand%7D)`

/** A fact as a page may show it. */
const shown = (name: string) => expandPlaceholders(`{${name}}`, site)

beforeAll(() => {
  vi.resetModules()
  const files = {
    bodyOf: (name: string) => (name.startsWith('articles/') ? renderBody(article, 'mdx', site) : answer),
    pictureAt: (src: string) => ({ src, width: 1, height: 1 }),
  }
  const content = loadContent({ ...documents, siteSetting: site }, files, { day: '2026-03-01', dev: true })
  vi.doMock('@/lib/build/content', () => content)
})
afterAll(() => {
  vi.doUnmock('@/lib/build/content')
  vi.resetModules()
})

/** What hostile facts may not leave in HTML. */
const markup =
  /<(?:meta http-equiv|img src=x|form action=\/\/|b>|script>hit)|onerror="hit|onclick="hit|(?:href|src)="\s*javascript:/i

const parts = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, part = '']) => unescapeHtml(part))

it('no fact is markup in a page or its structured data', async () => {
  const pages = import.meta.glob<Page>(['/app/**/page.tsx', '/app/global-not-found.tsx'])
  const all = Object.entries(pages).map(async ([file, load]) => {
    const { default: Page, generateStaticParams } = await load()
    const [params = {}] = generateStaticParams?.() ?? []
    const html = await text(
      (await prerenderToNodeStream(createElement(Page, { params: Promise.resolve(params) }))).prelude,
    )
    expect(html, file).not.toMatch(markup)
    for (const data of parts(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) JSON.parse(data)
    return html
  })
  const texts = (await Promise.all(all)).map((html) => unescapeHtml(html.replace(/<[^>]*>/g, '')))
  expect(placeholderNames.filter((name) => !texts.some((each) => each.includes(shown(name))))).toEqual([])
})

it('no fact is markup in a feed', async () => {
  const read = async (route: Promise<{ GET: () => Response }>) => (await route).GET().text()
  const rss = await read(import('@/app/feed.xml/route'))
  const atom = await read(import('@/app/atom.xml/route'))
  const { items } = JSON.parse(await read(import('@/app/feed.json/route')))
  const html = [
    ...parts(rss, /<content:encoded>(.*?)<\/content:encoded>|<description>(.*?)<\/description>/gs),
    ...parts(atom, /<content type="html">(.*?)<\/content>/gs),
    ...items.map((item: { content_html: string }) => item.content_html),
  ]
  expect(html.length).toBeGreaterThan(3)
  for (const each of [rss, atom, ...html]) expect(each).not.toMatch(markup)
})

const nodesOf = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

it('no fact is markup in a Markdown copy or in llms.txt', async () => {
  const { GET } = await import('@/app/llms.txt/route')
  const copied = { title: hostile, preview: hostile, published: '2026-01-31' }
  for (const written of [await GET().text(), markdownFile(copied, article, site as Site, 'https://a.example/blog/a')]) {
    const nodes = nodesOf(parseMarkdown(written, 'md') as MarkdownNode)
    expect(
      nodes.filter(({ type, url = '' }) => type === 'html' || type === 'inlineCode' || url.startsWith('javascript:')),
    ).toEqual([])
    expect(textOf({ type: 'root', children: nodes.filter(({ type }) => type === 'text') })).toContain(hostile)
  }
})

it('no fact is markup in a social image', async () => {
  const { listCards } = await import('@/tools/social/cards')
  const { shared, cards } = listCards()
  const palette = paletteOf(colors, 'light')
  for (const [, copy] of cards) {
    const lines = socialText({ ...copy, heading: `${copy.heading} ${hostile}` }, shared)
    expect(
      svgMarkup(
        SocialCard({ ...copy, children: lines.map(({ text: line }) => createElement('text', { key: line }, line)) }),
        palette,
      ),
    ).not.toMatch(markup)
  }
})
