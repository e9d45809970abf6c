import { text } from 'node:stream/consumers'
import { type FieldPath, formatJson, formatPath, formatResult } from '@site/content-check'
import { fromFile, toFile } from '@site/editor-page'
import { pagePolicy } from '@site/static-documents'
import fc from 'fast-check'
import { type ComponentType, createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { today } from '@/lib/build/today'
import { checkEntry, checkEntryLayout, checkTree, placeFiles } from '@/lib/content/check'
import { collections, documentTypes } from '@/lib/content/collections'
import { headingsIn } from '@/lib/content/headings'
import { type Documents, loadContent } from '@/lib/content/load-content'
import type { Placeholders } from '@/lib/content/placeholders'
import { siteHeaders } from '@/lib/hosting/headers'
import { outsideHosts } from '@/lib/hosting/outside-hosts'
import { writeHeadersFile } from '@/lib/hosting/site-files'
import { entryAddresses } from '@/lib/routes'
import { renderBody } from '@/tools/content/render-body'
import { isNightly } from '../e2e/support/sample'
import { cachedEntries } from './cached-entries'
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
  '$&',
  "$'",
  '\\u',
  '%E0',
  '</script>',
  ']]>',
  '(?<a>[',
  '{brand}',
  '{legalName} {',
  '\n',
  '- ',
  '',
]
const forms = [
  '1e999',
  '0x1F',
  '-0',
  '$1,320',
  '2026-02-30',
  '2026-12-31',
  '23:59',
  'null',
  '__proto__',
  'constructor',
  'https://[',
  'https://a.example/?q=%',
  'mailto:?',
  '//',
  '/about#',
  'a@b',
  '(314) 555-0199',
]
const others = [0, -1, 1e21, 0.1, null, true, [], {}, [[]], { __proto__: 1 }, ['a', 1]]
/** Texts of many scripts, and what means something to a parser; then what is no text. */
const texts = [...names, ...words, ...signs, ...signs.map((sign) => `Some ${sign} words`), ...forms]

interface Edit {
  file: string
  path: FieldPath
  value: unknown
}

const fieldsIn = (file: string) => /^---\n(.*?)\n---\n/s.exec(valid[file] ?? '')?.[1] ?? valid[file] ?? ''

const leavesOf = (value: unknown, path: FieldPath = []): FieldPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(name) : name]),
      )
    : [path]

/** Every field of every file, with the value that it has. */
const places = placed.flatMap(({ path: file }) =>
  leavesOf(parse(fieldsIn(file))).map((path) => ({ file, path, value: parseDocument(fieldsIn(file)).getIn(path) })),
)

const edited = (edits: readonly Edit[]): Record<string, string> => {
  const files = { ...valid }
  for (const name of new Set(edits.map(({ file }) => file))) {
    const fields = parseDocument(fieldsIn(name))
    for (const { file, path, value } of edits) if (file === name) fields.setIn(path, value)
    files[name] = (valid[name] ?? '').replace(fieldsIn(name), () => fields.toString({ lineWidth: 0 }))
  }
  return files
}

test.each(names)('a firm may be called %s', (name) => {
  const edits = ['brand', 'legalName'].map((field) => ({ file: 'site.yaml', path: [field], value: name }))
  expect(checkTree(toTree(edited(edits)), read).problems).toEqual([])
})

test('whatever a field contains, the check finds something or nothing', () => {
  const edit = fc
    .tuple(
      fc.constantFrom(...places),
      fc.oneof(fc.constantFrom<unknown>(...texts, ...others), fc.string({ unit: 'binary' })),
    )
    .map(([place, value]): Edit => ({ ...place, value }))
  const property = fc.property(fc.array(edit, { minLength: 1, maxLength: 2 }), (edits) => {
    const files = edited(edits)
    const result = checkTree(toTree(files), read, [checkEntryLayout])
    expect(formatResult(result) + formatJson(result)).not.toMatch(/undefined|\[object/)
    for (const { file } of edits) expect(checkEntry(file, files[file] ?? '', [])).toBeInstanceOf(Array)
  })
  fc.assert(property, { numRuns: isNightly ? 3000 : 15, ...(!isNightly && { seed: 1 }) })
})

/** Content with as many of these texts as the check lets pass. */
const strangeContent = (shift: number): { edits: readonly Edit[]; files: Record<string, string> } => {
  let edits: readonly Edit[] = places.flatMap(({ value, ...place }, index) =>
    typeof value === 'string' ? { ...place, value: texts[(index * 7 + shift) % texts.length] } : [],
  )
  for (;;) {
    const { problems } = checkTree(toTree(edited(edits)), read)
    if (problems.length === 0) return { edits, files: edited(edits) }
    const isWrong = ({ file, path }: Edit, anywhere: boolean) =>
      problems.some((each) => each.file === `content/${file}` && (anywhere || each.path === formatPath(path)))
    const left = edits.filter((each) => !isWrong(each, false))
    edits = left.length < edits.length ? left : edits.filter((each) => !isWrong(each, true))
  }
}

interface Page {
  default: ComponentType<{ params: Promise<object> }>
  generateStaticParams?: () => object[]
  generateMetadata?: (given: { params: Promise<object> }) => Promise<unknown>
}

const shifts = isNightly ? texts.map((_, index) => index) : [0]

test.each(shifts)(
  'what the check lets pass is built into documents, feeds, cards, headers, and forms (%i)',
  async (shift) => {
    const { edits, files } = strangeContent(shift)
    expect(edits.length).toBeGreaterThan(places.length / 10)
    const { entries } = checkTree(toTree(files), read)
    const facts = entries.find(({ collection }) => collection === 'site')?.fields.data as Placeholders
    const bodies = new Map<string, string>()
    const documents: Record<string, unknown> = {}
    for (const { collection, slug, format, body, source, fields } of entries) {
      const raw = source.text.slice(body?.start)
      if (format !== 'yaml') bodies.set(`${collection}/${slug}`, renderBody(raw, format, facts))
      const computed = { slug, address: entryAddresses[collection]?.(slug), headings: headingsIn(raw), readMinutes: 1 }
      const { isSingle } = collections[collection]
      const document = { ...Object(fields.data), ...(!isSingle && computed), body: { raw } }
      // The names by which Contentlayer exports documents.
      const type = documentTypes[collection]
      const all = `all${type.replace(/y$/, 'ie')}s`
      if (isSingle) documents[type.replace(/^./, (sign) => sign.toLowerCase()).replace(/s$/, '')] = document
      else documents[all] = [...((documents[all] as object[] | undefined) ?? []), document]
    }
    const given = {
      bodyOf: (name: string) => bodies.get(name) ?? '',
      pictureAt: (src: string) => ({ src, width: 1, height: 1 }),
    }
    const content = loadContent(documents as unknown as Documents, given, { day: today(), dev: false })
    vi.resetModules()
    vi.doMock('@/lib/build/content', () => content)
    onTestFinished(() => {
      vi.doUnmock('@/lib/build/content')
      vi.resetModules()
    })
    for (const load of Object.values(import.meta.glob<Page>(['/app/**/page.tsx', '/app/global-not-found.tsx']))) {
      const { default: Page, generateStaticParams, generateMetadata } = await load()
      for (const params of (await generateStaticParams?.()) ?? [{}]) {
        const given = { params: Promise.resolve(params) }
        await generateMetadata?.(given)
        const html = await text((await prerenderToNodeStream(createElement(Page, given))).prelude)
        for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
          JSON.parse(data)
      }
    }
    type Route = { GET: () => Response | Promise<Response> }
    for (const load of Object.values(
      import.meta.glob<Route>([
        '/app/*.xml/route.ts',
        '/app/*.txt/route.ts',
        '/app/*.json/route.ts',
        '/app/.well-known/**/route.ts',
      ]),
    ))
      expect(await (await (await load()).GET()).text()).not.toBe('')
    const { listCards } = await import('@/tools/social/cards')
    expect(listCards().cards.size).toBeGreaterThan(0)
    const headers = siteHeaders(pagePolicy({ scriptHashes: [], styleHashes: [] }), outsideHosts(content.site), [])
    expect(writeHeadersFile({ headers, addresses: ['/'], redirects: [] })).toMatch(/^(?:\S.*\n(?: {2}.*\n)*\n?)+$/)
    for (const { path, collection } of placed) {
      const values = fromFile(collections[collection], files[path] ?? '')
      expect(fromFile(collections[collection], toFile(collections[collection], values))).toEqual(values)
    }
  },
)
