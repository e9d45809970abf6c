import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { finishExport } from '@/tools/post-export'
import { copyFixture } from './fixture'

let folder = ''
let store = ''
const read = (file: string) => readFile(join(folder, file), 'utf8')
const scriptsOf = (html: string) => html.match(/<script\b[^>]*src="[^"]*"/g) ?? []

beforeEach(async () => {
  folder = await copyFixture()
  store = `${folder}-store`
})

afterEach(async () => {
  await rm(folder, { recursive: true })
  await rm(store, { recursive: true, force: true })
})

describe('finishing an export', () => {
  it('counts the pages of each kind', async () => {
    const { pages } = await finishExport(folder, store)
    expect(pages).toEqual({ none: 2, 'on-demand': 1, 'at-once': 1, framed: 0 })
  })

  it('leaves a static page with its content, its own scripts and nothing of the framework', async () => {
    await finishExport(folder, store)
    const html = await read('plain.html')
    expect(html).toContain('<h1>Plain</h1>')
    expect(html).toContain('document.documentElement.dataset.js')
    expect(html).toContain('application/ld+json')
    expect(html).not.toContain('rel="stylesheet"')
    expect(html).toContain('<style>@layer base{h1{color:#123;background:url(/_next/static/media/a.png)}}</style>')
    expect(html).not.toMatch(/__next_f=|TURBOPACK|<!--|chunks\/[^"]+\.js/)
    expect(scriptsOf(html)).toHaveLength(1)
    expect(html).not.toContain('as="font"')
  })

  it('holds the framework back on an on-demand page, its addresses word for word', async () => {
    await finishExport(folder, store)
    const html = await read('index.html')
    expect(scriptsOf(html)).toHaveLength(1)
    expect(html).not.toContain('as="script"')
    const held: unknown = JSON.parse(/\)\((\{"styles".*?\})\)<\/script>/.exec(html)?.[1] ?? '')
    expect(held).toMatchObject({ payload: '/index.txt', styles: ['/_next/static/chunks/0uj9lfxuc2kua.css'] })
    expect(html).toContain('button:hover')
    expect(JSON.stringify(held)).toContain('"/_next/static/chunks/turbopack-')
    expect(html).toContain('TURBOPACK')
    expect(html).not.toContain('Next.Metadata')
  })

  it('keeps the payload in the page when the file says something else', async () => {
    await writeFile(join(folder, 'index.txt'), 'something else')
    await finishExport(folder, store)
    const html = await read('index.html')
    expect(html).toContain('Next.Metadata')
    expect(html).not.toContain('"payload"')
  })

  it('lets the framework start after the first paint on a page that needs it at once', async () => {
    await finishExport(folder, store)
    const html = await read('live.html')
    const held: unknown = JSON.parse(/\)\((\{"styles".*?\})\)<\/script>/.exec(html)?.[1] ?? '')
    expect(held).toMatchObject({ styles: ['/_next/static/chunks/0uj9lfxuc2kua.css'] })
    expect(JSON.stringify(held).match(/chunks\//g)?.length).toBeGreaterThan(4)
    expect(html).toContain('Next.Metadata')
    expect(html).not.toMatch(/nomodule/i)
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('</head>'))
    expect(html).not.toContain('<link rel="stylesheet"')
  })

  it('has the scripts of the framework compiled before they run', async () => {
    const script = '_next/static/chunks/a.js'
    await writeFile(join(folder, script), 'run()')
    await finishExport(folder, store)
    expect(await read(script)).toBe('//# allFunctionsCalledOnLoad\nrun()')
    expect(await read('_next/static/chunks/0uj9lfxuc2kua.css')).not.toContain('allFunctions')
  })

  it('fetches light pages in advance and never runs a heavy one', async () => {
    await finishExport(folder, store)
    const rulesOf = async (file: string) =>
      /<script type="speculationrules">(.*?)<\/script>/.exec(await read(file))?.[1] ?? ''
    const rules = await rulesOf('plain.html')
    expect(JSON.parse(rules)).toMatchObject({
      prefetch: [{ eagerness: 'moderate' }],
      prerender: [{ eagerness: 'conservative' }],
    })
    expect(rules).toContain('"/live"')
    expect(await rulesOf('live.html')).toBe(rules)
    expect(await rulesOf('index.html')).toBe(rules)
  })

  it('names the site script by its content, in pages and payloads alike', async () => {
    await finishExport(folder, store)
    const name = (await readdir(folder)).find((file) => /^site-[0-9a-f]{12}\.js$/.test(file))
    expect(existsSync(join(folder, 'site.js'))).toBe(false)
    for (const file of ['plain.html', 'live.html', 'index.txt']) {
      expect(await read(file)).toContain(`/${name}`)
      expect(await read(file)).not.toContain('/site.js')
    }
  })

  it('takes every script out of a page that stands in a frame', async () => {
    const page = (await read('plain.html')).replace('data-runtime="none"', 'data-runtime="framed"')
    await writeFile(join(folder, 'plain.html'), page.replace('<body>', '<body><script src="/site.js"></script>'))
    await finishExport(folder, store)
    const html = await read('plain.html')
    expect(html).not.toContain('<script')
    expect(html).toContain('<style>')
  })

  it('keeps the payload of a page that fetches it, and no other', async () => {
    await finishExport(folder, store)
    expect((await readdir(folder)).filter((file) => file.endsWith('.txt'))).toEqual(['index.txt'])
  })

  it('removes what no visitor needs', async () => {
    await mkdir(join(folder, '_next/build-id'), { recursive: true })
    await mkdir(join(folder, '_not-found'))
    await writeFile(join(folder, '_not-found/part.txt'), 'payload')
    await finishExport(folder, store)
    for (const file of ['_not-found.html', '_not-found', '_next/build-id'])
      expect(existsSync(join(folder, file))).toBe(false)
    expect(existsSync(join(folder, '_next/static'))).toBe(true)
  })

  it('writes compressed copies and takes unchanged ones from the last build', async () => {
    const first = await finishExport(folder, store)
    const html = await readFile(join(folder, 'plain.html'))
    expect(brotliDecompressSync(await readFile(join(folder, 'plain.html.br')))).toEqual(html)
    expect(gunzipSync(await readFile(join(folder, 'plain.html.gz')))).toEqual(html)
    expect(first.compressed.reused).toBe(0)

    await rm(folder, { recursive: true })
    folder = await copyFixture()
    const second = await finishExport(folder, store)
    expect(second.compressed.files).toBe(first.compressed.files)
    expect(second.compressed.reused).toBeGreaterThanOrEqual(second.compressed.files)
    expect(await readFile(join(folder, 'plain.html'))).toEqual(html)
  })

  it('names every page that is marked wrongly', async () => {
    for (const [file, from, to] of [
      ['index.html', 'data-runtime="on-demand"', 'data-runtime="none"'],
      ['plain.html', 'data-runtime="none"', 'data-runtime="at-once"'],
    ] as const)
      await writeFile(join(folder, file), (await read(file)).replace(from, to))
    await expect(finishExport(folder, store)).rejects.toThrow(/^\/ is marked .*Counter.*\n\/plain is marked /)
  })

  it('leaves pages alone that the framework did not make', async () => {
    const page = '<!doctype html><title>Ours</title><script src="/own.js"></script>'
    await writeFile(join(folder, 'own.html'), page)
    await finishExport(folder, store)
    expect(await read('own.html')).toBe(page)
  })
})
