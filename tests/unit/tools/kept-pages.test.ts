import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withoutKept } from '@/lib/blog/kept-pages'
import { KeptPages } from '@/tools/build/kept-pages'
import { temporaryFolder, writeFiles } from './temporary-folder'

const assets = { '_next/static/chunks/style.css': 'a{}', 'site.js': 'start()' }

const pathOf = (slug: string) => `/blog/${slug}`

/** A build: Next's part exports the pages that are not kept, with the number of the build in them. */
async function build(store: string, pages: Record<string, string>, number: number, files = assets) {
  const folder = temporaryFolder({ ...files })
  const kept = new KeptPages(new Map(Object.entries(pages).map(([slug, key]) => [pathOf(slug), key])), store)
  const exported: string[][] = []
  const next = () => {
    const list = join(temporaryFolder({ 'kept.json': JSON.stringify(kept.paths) }), 'kept.json')
    vi.stubEnv('KEPT_PAGES', list)
    const slugs = withoutKept(Object.keys(pages), pathOf)
    exported.push(slugs)
    for (const slug of slugs)
      writeFiles(folder, {
        [`blog/${slug}.html`]: `html ${number}`,
      })
  }
  next()
  if (!(await kept.fit(folder))) next()
  await kept.place(folder)
  writeFiles(folder, { 'blog/first.html.br': 'compressed' })
  await kept.keep(folder)
  return { folder, exported, read: (file: string) => readFileSync(join(folder, file), 'utf8') }
}

afterEach(() => vi.unstubAllEnvs())

const store = () => join(temporaryFolder(), 'pages')

describe('keeping pages', () => {
  it('exports all the first time', async () => {
    const { exported } = await build(store(), { first: 'key-1', other: 'key-2' }, 1)
    expect(exported).toEqual([['first', 'other']])
  })

  it('exports what has changed the next time, and puts back all files of the others', async () => {
    const folder = store()
    await build(folder, { first: 'key-1', same: 'key-2', edited: 'key-3' }, 1)
    const { exported, read } = await build(folder, { first: 'changed-1', same: 'key-2', edited: 'changed-3' }, 2)
    expect(exported).toEqual([['first', 'edited']])
    expect(read('blog/edited.html')).toBe('html 2')
    expect(read('blog/same.html')).toBe('html 1')
  })

  it('exports the first even when all are kept, since Next takes no route without pages', async () => {
    const folder = store()
    const pages = { first: 'key-1', same: 'key-2' }
    await build(folder, pages, 1)
    const { exported, read } = await build(folder, pages, 2)
    expect(exported).toEqual([['first']])
    expect(read('blog/first.html')).toBe('html 2')
    expect(read('blog/same.html')).toBe('html 1')
  })

  it('leaves compressed copies to the store that makes them', async () => {
    const folder = store()
    await build(folder, { first: 'key-1' }, 1)
    expect(readdirSync(join(folder, 'key-1/blog')).sort()).toEqual(['first.html'])
  })

  it('does not put back a page that is no more, and forgets it', async () => {
    const folder = store()
    await build(folder, { first: 'key-1', gone: 'key-2' }, 1)
    const { folder: site } = await build(folder, { first: 'key-1' }, 2)
    expect(existsSync(join(site, 'blog/gone.html'))).toBe(false)
    expect(readdirSync(folder)).not.toContain('key-2')
  })

  it.each([
    ['a style sheet', { ...assets, '_next/static/chunks/style.css': 'b{}' }],
    ['the name of a script', { ...assets, '_next/static/chunks/new.js': '' }],
    ['the site script', { ...assets, 'site.js': 'other()' }],
  ])('exports all again when %s has changed', async (_, files) => {
    const folder = store()
    const pages = { first: 'key-1', same: 'key-2' }
    await build(folder, pages, 1)
    const second = await build(folder, pages, 2, files)
    expect(second.exported).toEqual([['first'], ['first', 'same']])
    expect(second.read('blog/same.html')).toBe('html 2')
    const third = await build(folder, pages, 3, files)
    expect(third.exported).toEqual([['first']])
    expect(third.read('blog/same.html')).toBe('html 2')
  })

  it('does not take half a page from a build that was stopped', async () => {
    const folder = store()
    await build(folder, { first: 'key-1', other: 'key-2' }, 1)
    writeFiles(folder, { 'changed.123/blog/other.html': 'half' })
    const { exported, read } = await build(folder, { first: 'key-1', other: 'changed' }, 2)
    expect(exported).toEqual([['first', 'other']])
    expect(read('blog/other.html')).toBe('html 2')
    expect(readdirSync(folder).sort()).toEqual(['assets', 'changed', 'key-1'])
  })
})
