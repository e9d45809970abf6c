import { text } from 'node:stream/consumers'
import { formatJson, formatResult, type MarkdownNode, parseMarkdown, textOf } from '@site/content-check'
import { fromFile, toFile } from '@site/editor-page'
import { pagePolicy } from '@site/static-documents'
import fc from 'fast-check'
import { type ComponentType, createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { articleBlocks } from '@/components/mdx/blocks'
import { renderBody } from '@/components/mdx/render-body'
import { SocialCard, socialText } from '@/components/social/social-card'
import { svgMarkup } from '@/components/social/svg-markup'
import { markdownFile } from '@/lib/blog/markdown-file'
import { colors } from '@/lib/build/theme-tokens'
import { today } from '@/lib/build/today'
import { checkEntryLayout } from '@/lib/content/check'
import { collectionNames, collections, type ListName, type SiteCollection } from '@/lib/content/collections'
import { headingsIn } from '@/lib/content/headings'
import { type Documents, loadContent } from '@/lib/content/load-content'
import { expandPlaceholders } from '@/lib/content/placeholders'
import { placeholderNames } from '@/lib/content/schemas/text'
import { cspSources } from '@/lib/hosting/csp-sources'
import { siteHeaders } from '@/lib/hosting/headers'
import { writeHeadersFile } from '@/lib/hosting/site-files'
import { unescapeHtml } from '@/lib/text/escape-html'
import { paletteOf } from '@/lib/theme/paint'
import { checkEntry, checkTree, placeFiles } from '@/tools/check/site-check'
import { isNightly } from '../e2e/support/sample'
import { cachedEntries } from './cached-entries'
import { allowed, edited, type Place, placesIn } from './extreme-content'
import { toTree, validFiles } from './fixture'

const read = cachedEntries()
const valid = validFiles()
const { placed } = placeFiles(toTree(valid))

const names = ['Acme AI', 'Nova', 'Orbit AI', 'AI Works', 'O2', '3M & Co', 'Ütz', 'A Better Company', 'A+ (B']
const words =
  'Zoë¦Łódź¦Ελλάδα¦Москва¦שלום עולם¦مرحبا¦日本語¦हिन्दी¦ไทย¦🙂👩‍💻¦e\u0301¦ﬁne¦𝐛old¦\u202e¦\0¦\ud800¦\uffff¦a\u00a0b'.split(
    '¦',
  )
const signs = [
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ..."$&¦$'¦\\u¦%E0¦</script>¦]]>¦(?<a>[¦{brand}¦{legalName} {¦\n¦- ¦".split('¦'),
]
const forms =
  '1e999¦0x1F¦-0¦$1,320¦2026-02-30¦2026-12-31¦23:59¦null¦__proto__¦constructor¦https://[¦https://a.example/?q=%¦mailto:?¦//¦/about#¦a@b¦(314) 555-0199'.split(
    '¦',
  )
const others = [0, -1, 1e21, 0.1, null, true, [], {}, [[]], { __proto__: 1 }, ['a', 1]]
/** Texts of many scripts, and what means something to a parser; then what is no text. */
const texts = [...names, ...words, ...signs, ...signs.map((sign) => `Some ${sign} words`), ...forms]

/** Every field of every file, with the value that it has. */
const places = placesIn(toTree(valid), valid).filter(({ value }) => typeof value !== 'object')

test.each(names)('a firm may be called %s', (name) => {
  const isName = ({ file, path }: Place) => file === 'site.yaml' && /^(?:brand|legalName)$/.test(path.join())
  const edits = places.filter(isName).map((place) => ({ ...place, value: name }))
  expect(checkTree(toTree(edited(valid, edits)), read).errors).toEqual([])
})

test.each(isNightly ? [1, 2, 3, 4] : [1])('whatever a field contains, the check does not throw (%i)', () => {
  const edit = fc
    .tuple(
      fc.constantFrom(...places),
      fc.oneof(fc.constantFrom<unknown>(...texts, ...others), fc.string({ unit: 'binary' })),
    )
    .map(([place, value]): Place => ({ ...place, value }))
  const property = fc.property(fc.array(edit, { minLength: 1, maxLength: 2 }), (edits) => {
    const files = edited(valid, edits)
    const result = checkTree(toTree(files), read, [checkEntryLayout])
    expect(formatResult(result) + formatJson(result)).not.toMatch(/undefined|\[object/)
    for (const { file } of edits) expect(checkEntry(file, files[file] ?? '', [])).toBeInstanceOf(Array)
  })
  fc.assert(property, { numRuns: isNightly ? 750 : 15, ...(!isNightly && { seed: 1 }) })
})

/** Content with these texts in every twelfth place, and of them as many as the check lets pass. */
const strangeContent = (shift: number) => {
  const tried = places.flatMap((place, index) =>
    typeof place.value === 'string' && (index + shift) % 12 === 0
      ? { ...place, value: texts[(index * 7 + shift) % texts.length] }
      : [],
  )
  const edits = allowed(toTree(valid), valid, tried)
  const files = edited(valid, edits)
  return { edits, files, ...contentOf(files) }
}

interface Page {
  default: ComponentType<{ params: Promise<object> }>
  generateStaticParams?: () => object[]
  generateMetadata?: (given: { params: Promise<object> }) => Promise<unknown>
}

/** What would do something in HTML, in an attribute, in a script, in Markdown, or as a replacement, if a fact were no text. */
const hostile = `<meta http-equiv="refresh" content="3;url=//evil.example"><img src=x onerror="hit()"> " onclick="hit()" ' $& $\` <form action=//evil.example> [a](javascript:hit()) ](javascript:hit()) <b>*b* __c__ \`d\`</script><script>hit()</script>`

const facts = Object.fromEntries(
  placeholderNames.map((name) => [name, `${name} ${name === 'brand' ? '' : '{brand} '}${hostile}`]),
)
const named = placeholderNames.map((name) => `{${name}}`).join(', ')
const withFacts = {
  yaml: '',
  md: `\n\n## {brand}\n\n${named} [{email}](mailto:{email}?subject={brand})\n`,
  mdx: `\n\n<Callout title="{brand} {priceNote}">\n\n${named.replace(/[{}]/g, '\\$&')}\n\n</Callout>\n\n[a](https://a.example/?q=%7Bbrand%7D)\n`,
}

/** What hostile facts may not leave in HTML. */
const markup =
  /<(?:meta http-equiv|img src=x|form action=\/\/|b>|script>hit)|onerror="hit|onclick="hit|(?:href|src)="\s*javascript:/i

const parts = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, part = '']) => unescapeHtml(part))

const nodesOf = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

const expectOnlyText = (markdown: string) => {
  const nodes = nodesOf(parseMarkdown(markdown, 'md') as MarkdownNode)
  const isActive = ({ type, url = '' }: MarkdownNode) =>
    type === 'html' || type === 'inlineCode' || url.startsWith('javascript:')
  expect(nodes.filter(isActive)).toEqual([])
  expect(textOf({ type: 'root', children: nodes.filter(({ type }) => type === 'text') })).toContain(hostile)
}

/** The content of files as pages read it, where each fact is hostile, and each body has the facts. */
function contentOf(files: Record<string, string>) {
  const { entries } = checkTree(toTree(files), read)
  const own = entries.find(({ collection }) => collection === 'site')?.fields.data as Documents['siteSetting']
  const { projectPrice, setupPrice } = own
  const site = { ...own, ...facts, projectPrice, setupPrice }
  const bodies = new Map<string, string>()
  const documents: Record<string, unknown> = {}
  const allDocuments: object[] = []
  for (const { collection, slug, format, body, source, fields } of entries) {
    const raw = source.text.slice(body?.start) + withFacts[format]
    if (format !== 'yaml') bodies.set(`${collection}/${slug}`, renderBody(raw, format, site))
    const { isSingle, address, type }: SiteCollection = collections[collection]
    const computed = { slug, address: address?.(slug) ?? slug, headings: headingsIn(raw), readMinutes: 1 }
    const document = { ...Object(fields.data), ...(!isSingle && computed), body: { raw }, documentType: type }
    allDocuments.push(document)
    // The names by which Contentlayer exports documents.
    const all = `all${type.replace(/y$/, 'ie')}s`
    if (isSingle) documents[type.replace(/^./, (sign) => sign.toLowerCase()).replace(/s$/, '')] = document
    else documents[all] = [...((documents[all] as object[] | undefined) ?? []), document]
  }
  const given = {
    bodyOf: (name: string) => bodies.get(name) ?? '',
    drawingAt: () => ({ viewBox: '', markup: '' }),
    pictureAt: (src: string) => ({ src, width: 1, height: 1 }),
  }
  const all = { ...documents, allDocuments, siteSetting: site } as unknown as Documents
  return { site, content: loadContent(all, given, { day: today(), dev: false }) }
}

// By night every place has two texts, and every text some places.
const shifts = Array.from({ length: isNightly ? 24 : 1 }, (_, index) => index)

describe.each(shifts)('what the check lets pass, with facts that look like markup (%i)', (shift) => {
  let strange: ReturnType<typeof strangeContent>

  beforeAll(() => {
    vi.resetModules()
    strange = strangeContent(shift)
    const { content } = strange
    const lists = Object.fromEntries(collectionNames.map((name) => [name, content.entries(name as ListName)]))
    vi.doMock('@/lib/build/content', () => ({ ...lists, ...content }))
  })
  afterAll(() => {
    vi.doUnmock('@/lib/build/content')
    vi.resetModules()
  })

  test('has much of what is tried', () => expect(strange.edits.length).toBeGreaterThan(places.length / 40))

  test('is built into pages and structured data as text', async () => {
    let words = ''
    for (const load of Object.values(import.meta.glob<Page>(['/app/**/page.tsx', '/app/global-not-found.tsx']))) {
      const { default: Page, generateStaticParams, generateMetadata } = await load()
      for (const params of generateStaticParams?.() ?? [{}]) {
        const given = { params: Promise.resolve(params) }
        await generateMetadata?.(given)
        const html = await text((await prerenderToNodeStream(createElement(Page, given))).prelude)
        expect(html).not.toMatch(markup)
        // A script is no HTML: what it contains is not escaped.
        for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
          JSON.parse(data)
        words += html.replace(/<[^>]*>/g, '')
      }
    }
    const shown = unescapeHtml(words)
    const isShown = (name: string) => shown.includes(expandPlaceholders(`, {${name}}`, strange.site).slice(2))
    expect(placeholderNames.filter((name) => !isShown(name))).toEqual([])
  })

  test('is built into feeds and other files as text', async () => {
    type Route = { GET: () => Response | Promise<Response> }
    const routes = import.meta.glob<Route>(['/app/*.{xml,txt,json}/route.ts', '/app/.well-known/**/route.ts'])
    let html = 0
    for (const [file, load] of Object.entries(routes)) {
      const written = await (await (await load()).GET()).text()
      expect(written).not.toBe('')
      const inside = /<(?:content:encoded|description)>(.*?)<\//gs
      const encoded = file.includes('feed.json')
        ? JSON.parse(written).items.map((item: { content_html: string }) => item.content_html)
        : [...(file.includes('.xml/') ? [written] : []), ...parts(written, inside)]
      for (const each of encoded) expect(each).not.toMatch(markup)
      html += encoded.length
      if (file.includes('llms.txt')) expectOnlyText(written)
    }
    expect(html).toBeGreaterThan(2)
    const copied = { title: hostile, preview: hostile, published: '2026-01-31' }
    expectOnlyText(markdownFile(copied, withFacts.mdx, strange.content.site, 'https://a.example/blog/a', articleBlocks))
  })

  test('is drawn into social images as text', async () => {
    const { listCards } = await import('@/tools/social/cards')
    const { shared, cards } = listCards()
    expect(cards.size).toBeGreaterThan(0)
    const palette = paletteOf(colors, 'light')
    for (const copy of cards.values()) {
      const lines = socialText({ ...copy, heading: `${copy.heading} ${hostile}` }, shared)
      const children = lines.map(({ text: line }) => createElement('text', { key: line }, line))
      expect(svgMarkup(SocialCard({ ...copy, mark: { viewBox: '', markup: '' }, children }), palette)).not.toMatch(
        markup,
      )
    }
  })

  test('is written into headers and forms', () => {
    const headers = siteHeaders(pagePolicy({ scriptHashes: [], styleHashes: [] }), cspSources(strange.site), [])
    expect(writeHeadersFile({ headers, addresses: ['/'], redirects: [] })).toMatch(/^(?:\S.*\n(?: {2}.*\n)*\n?)+$/)
    for (const { path, collection } of placed) {
      const values = fromFile(collections[collection], strange.files[path] ?? '')
      expect(fromFile(collections[collection], toFile(collections[collection], values))).toEqual(values)
    }
  })
})
