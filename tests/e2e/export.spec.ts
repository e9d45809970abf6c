import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { parse } from 'yaml'
import { articles, isElsewhere, jobs, site } from '@/lib/content'
import { locateContent } from '@/lib/content/content-folder.mjs'
import { articlePath, feeds, jobPagePath, routes } from '@/lib/routes'
import { vocabularyFaults, type XmlElement } from '../support/xml-vocabulary'

// These tests read the exported files and open no page.
const root = join(import.meta.dirname, '../..')
const out = join(root, 'out')

/** Every text file of the export by its path, without the scripts of Next and of the editor, which others have written. */
const texts = new Map(
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) =>
      /(?:\.(?:conf|html|js|json|md|txt|webmanifest|xml)|\/Caddyfile|^_(?:headers|redirects))$/.test(name),
    )
    .filter((name) => !/^(?:_next|admin)\//.test(name))
    .map((name) => [name, readFileSync(join(out, name), 'utf8')] as const),
)
const read = (name: string) => texts.get(name.replace(/^\//, '')) ?? ''
const pages = [...texts].filter(([name]) => name.endsWith('.html'))

/** React writes this address into forms with an action, which never reaches the address line. */
const reactAction = /(<form[^>]*) action="javascript:[^"]*"/g

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader())
  for (const [name, html] of pages) {
    const { results } = await validator.validateString(html.replace(reactAction, '$1'), join(root, name))
    const messages = results.flatMap((result) =>
      result.messages.map(({ message, line, column }) => `${line}:${column} ${message}`),
    )
    expect.soft(messages, name).toEqual([])
  }
})

test('there is no data for the client router, and the not-found page has one file', () => {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => /__next|_not-found/.test(name))).toEqual([])
})

test('no file names this machine or, in a preview, the site elsewhere', () => {
  const { folder } = locateContent(root)
  const { origin } = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'))
  for (const [name, text] of texts) {
    expect.soft(text.match(/\b(?:localhost|127\.0\.0\.1)\b/g) ?? [], name).toEqual([])
    expect.soft(isElsewhere && text.includes(origin), name).toBe(false)
  }
})

test('no file has an example address that is not in the content', () => {
  const { folder } = locateContent(root)
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|mdx?)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const known = (address: string) => address === site.origin || written.includes(address)
  for (const [name, text] of texts) {
    const addresses = text.match(/https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|net|org)|example)\b/g) ?? []
    expect
      .soft(
        addresses.filter((address) => !known(address)),
        name,
      )
      .toEqual([])
  }
})

const idsOf = (html: string) => new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id))
const decode = (text: string) => text.replaceAll('&amp;', '&')

test('every internal link leads to a file, and its anchor to an element', () => {
  const ids = new Map(pages.map(([name, html]) => [name, idsOf(html)]))
  const files = new Set(
    readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
  )
  for (const [name, html] of pages) {
    const markup = html.replace(/<script.*?<\/script>/gs, '')
    const addresses = Array.from(markup.matchAll(/\s(?:href|src)="((?:\/|#)[^"]*)"/g), ([, address = '']) =>
      decode(address),
    )
    for (const address of new Set(addresses)) {
      const { pathname, hash } = new URL(address, `http://site.test/${name.replace(/(?:index)?\.html$/, '')}`)
      const path = pathname === '/' ? 'index' : decodeURIComponent(pathname.slice(1))
      const file = files.has(`${path}.html`) ? `${path}.html` : path
      expect.soft(files.has(file), `${address} in ${name}`).toBe(true)
      if (hash && file.endsWith('.html'))
        expect.soft(ids.get(file)?.has(decodeURIComponent(hash.slice(1))), `${address} in ${name}`).toBe(true)
    }
  }
})

/** Parses an XML file of the export as a browser does. */
const parseXml = async (page: Page, name: string): Promise<XmlElement> => {
  await page.setContent('<p></p>')
  return page.evaluate((xml) => {
    const read = (element: Element): XmlElement => ({
      name: element.nodeName,
      attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      text: element.textContent ?? '',
      children: [...element.children].map(read),
    })
    return read(new DOMParser().parseFromString(xml, 'application/xml').documentElement)
  }, read(name))
}

const childrenOf = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name)
const textOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text ?? ''
const linkOf = (element: XmlElement, rel: string) =>
  element.children.find(({ attributes }) => attributes['rel'] === rel)?.attributes['href']

const newest = articles.slice(0, 20)
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

test('the feeds have the newest articles, whole, with absolute addresses, and as their specifications say', async ({
  page,
}) => {
  const rss = await parseXml(page, feeds.rss)
  const atom = await parseXml(page, feeds.atom)
  const json = JSON.parse(read(feeds.json))
  expect([...vocabularyFaults(rss), ...vocabularyFaults(atom)]).toEqual([])
  const [channel] = rss.children
  if (!channel) throw new Error('The RSS feed has no channel.')
  expect([rss.name, rss.attributes['version'], atom.name]).toEqual(['rss', '2.0', 'feed'])
  expect([atom.attributes['xmlns'], json.version]).toEqual([
    'http://www.w3.org/2005/Atom',
    'https://jsonfeed.org/version/1.1',
  ])
  expect([linkOf(channel, 'self'), linkOf(atom, 'self'), json.feed_url]).toEqual(
    [feeds.rss, feeds.atom, feeds.json].map((path) => site.origin + path),
  )
  const blog = site.origin + routes.blog.path
  expect([textOf(channel, 'link'), linkOf(atom, 'alternate'), json.home_page_url]).toEqual([blog, blog, blog])

  const items = childrenOf(channel, 'item')
  const entries = childrenOf(atom, 'entry')
  const expected = newest.map(({ slug, title }) => [title, site.origin + articlePath(slug)])
  expect(items.map((item) => [textOf(item, 'title'), textOf(item, 'guid')])).toEqual(expected)
  expect(items.map((item) => [textOf(item, 'title'), textOf(item, 'link')])).toEqual(expected)
  expect(entries.map((entry) => [textOf(entry, 'title'), textOf(entry, 'id')])).toEqual(expected)
  expect(entries.map((entry) => [textOf(entry, 'title'), linkOf(entry, 'alternate')])).toEqual(expected)
  for (const key of ['id', 'url'])
    expect(json.items.map((item: Record<string, string>) => [item['title'], item[key]])).toEqual(expected)
  for (const item of items) expect(new Date(textOf(item, 'pubDate')).toUTCString()).toBe(textOf(item, 'pubDate'))
  for (const entry of [atom, ...entries]) expect(textOf(entry, 'updated')).toMatch(moment)
  for (const { date_published, date_modified } of json.items) {
    expect(date_published).toMatch(moment)
    expect(date_modified >= date_published).toBe(true)
  }

  for (const [index, { slug, headings }] of newest.entries()) {
    const [item, entry] = [items[index], entries[index]]
    if (!item || !entry) continue
    const texts = [textOf(item, 'content:encoded'), textOf(entry, 'content'), json.items[index]?.content_html]
    expect(new Set(texts).size, slug).toBe(1)
    const [html = ''] = texts
    for (const { id } of headings) expect.soft(read(`${articlePath(slug)}.html`)).toContain(`id="${id}"`)
    expect.soft(html.match(/<h[23]>/g)?.length ?? 0, slug).toBe(headings.length)
    expect.soft(html, slug).not.toMatch(/<(?:svg|script|style|iframe|source)\b|(?:class|style|srcset)=/)
    expect.soft(html, slug).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/)
  }
})

test('the sitemap is as its schema says, and its days are days', async ({ page }) => {
  const sitemap = await parseXml(page, 'sitemap.xml')
  expect([sitemap.name, sitemap.attributes['xmlns']]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9'])
  expect(vocabularyFaults(sitemap)).toEqual([])
  const addresses = sitemap.children.map((url) => textOf(url, 'loc'))
  expect(addresses).toEqual([...new Set(addresses)])
  for (const url of sitemap.children) {
    expect.soft(textOf(url, 'loc')).toMatch(new RegExp(`^${site.origin.replaceAll('.', '\\.')}/`))
    for (const { text } of childrenOf(url, 'lastmod'))
      expect.soft(text, textOf(url, 'loc')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test('every article is there as Markdown without components', () => {
  for (const { slug, title, preview } of articles) {
    const text = read(`${articlePath(slug)}.md`)
    expect.soft(text, slug).toContain(`# ${title}\n\n> ${preview}`)
    expect.soft(text, slug).not.toMatch(/<\/?[A-Z]|\]\((?:\/|#)|\{\w+\}/)
  }
})

test('files for machines name the pages, the icons, and a contact', () => {
  const list = read('llms.txt')
  const listed = [routes.home.path, routes.services.path, ...jobs.map(({ id }) => jobPagePath(id))]
  for (const address of [...listed, ...articles.map(({ slug }) => `${articlePath(slug)}.md`)])
    expect.soft(list, address).toContain(`](${site.origin}${address}): `)
  const { icons } = JSON.parse(read('manifest.webmanifest'))
  for (const { src, sizes, purpose } of icons) {
    const png = readFileSync(join(out, src))
    expect.soft(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    expect.soft(['any', 'maskable'], src).toContain(purpose)
  }
  expect(read('.well-known/security.txt')).toContain(`Contact: mailto:${site.email}\nExpires: `)
})

test('nothing is measured unless the owner has named a provider', () => {
  const scripts = [...texts].filter(([name]) => name.startsWith('enhancements/'))
  const counting = scripts.filter(([, text]) => text.includes('sendBeacon')).map(([name]) => name)
  expect(counting.length).toBe(site.measurement ? 1 : 0)
  // The pages of old addresses lead to another page at once and have no scripts.
  for (const [name, html] of pages.filter(([, text]) => text.includes('src="/enhancements/')))
    for (const script of counting) expect.soft(html.includes(`/${script}`), name).toBe(true)
})
