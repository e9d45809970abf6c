import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { articles, isPreview, jobs, site } from '@/lib/build/content'
import { locateContent } from '@/lib/build/content-folder.mjs'
import { articlePath, jobPagePath, routes } from '@/lib/routes'
import { markup, names, out, read, texts } from './export'

/** React writes this address into forms with an action, which never reaches the address line. */
const reactAction = /(<form[^>]*) action="javascript:[^"]*"/g

test('every page is valid HTML, and its illustrations have coordinates', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader())
  for (const [name, html] of markup) {
    const { results } = await validator.validateString(html.replace(reactAction, '$1'), join(out, name))
    const messages = results.flatMap((result) =>
      result.messages.map(({ message, line, column }) => `${line}:${column} ${message}`),
    )
    expect.soft(messages, name).toEqual([])
    expect.soft(html, name).not.toMatch(/ (?:d|x|y|x1|x2|y1|y2|points)="[^"]*(?:NaN|Infinity|undefined)/)
  }
})

test('no file names this machine, the site elsewhere in a preview, or an example address that is not in the content', () => {
  const { folder } = locateContent(process.cwd())
  const { origin } = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'))
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|mdx?)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const example = /https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|net|org)|example)\b/g
  for (const [name, text] of texts) {
    const examples = (text.match(example) ?? []).filter((each) => each !== site.origin && !written.includes(each))
    expect.soft([...(text.match(/\b(?:localhost|127\.0\.0\.1)\b/g) ?? []), ...examples], name).toEqual([])
    expect.soft(isPreview && text.includes(origin), name).toBe(false)
  }
})

const idsOf = (html: string) => new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id))

test('the oldest browsers of package.json read every page: colors, borders, what opens as a popover, and scripts', () => {
  for (const [name, html] of markup) {
    const css = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text]) => text).join('')
    // What these browsers do not know, outside of conditions.
    const plain = css.replace(/@supports [^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    expect.soft(plain.match(/light-dark\(|color-mix\(|rgb\(from|@property --tw/g), name).toBeNull()
    if (html.includes(' popover="')) expect.soft(css, name).toContain('@supports not selector(:popover-open)')
  }
  const scripts = [...names].filter((name) => /^(?:_next|enhancements)\/.*\.js$/.test(name))
  // Safari before 16.4 refuses the whole script.
  const refused = scripts.filter((name) => /\(\?<[=!]/.test(readFileSync(join(out, name), 'utf8')))
  expect(refused).toEqual([])
})

test('every internal link leads to a file, and its anchor to an element', () => {
  const ids = new Map(markup.map(([name, html]) => [name, idsOf(html)]))
  for (const [name, html] of markup) {
    const visible = html.replace(/<script.*?<\/script>/gs, '')
    const addresses = Array.from(visible.matchAll(/\s(?:href|src)="((?:\/|#)[^"]*)"/g), ([, written = '']) =>
      written.replaceAll('&amp;', '&'),
    )
    for (const address of new Set(addresses)) {
      const { pathname, hash } = new URL(address, `http://site.test/${name.replace(/(?:index)?\.html$/, '')}`)
      const path = pathname === '/' ? 'index' : decodeURIComponent(pathname.slice(1))
      const file = names.has(`${path}.html`) ? `${path}.html` : path
      expect.soft(names.has(file), `${address} in ${name}`).toBe(true)
      if (hash && file.endsWith('.html'))
        expect.soft(ids.get(file)?.has(decodeURIComponent(hash.slice(1))), `${address} in ${name}`).toBe(true)
    }
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
  for (const [name, html] of markup.filter(([, text]) => text.includes('src="/enhancements/')))
    for (const script of counting) expect.soft(html.includes(`/${script}`), name).toBe(true)
})

test('only a preview has anything of edit mode', () => {
  const hasEditMode = isPreview || Boolean(process.env['PREVIEW'])
  expect(names.has('edit')).toBe(hasEditMode)
  const pagesWithIt = [...texts].filter(([, text]) => /\/edit\/(?:start|texts)\.js|edit-mode/.test(text))
  if (!hasEditMode) expect(pagesWithIt.map(([name]) => name)).toEqual([])
})
