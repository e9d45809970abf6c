import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { KeptArticles } from '@/tools/build/kept-articles'
import { temporaryFolder, writeFiles } from './temporary-folder'

const assets = { '_next/static/chunks/style.css': 'a{}', 'site.js': 'start()' }

const keys = (pages: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(pages))

/** A build: Next's part exports every page that is not kept, with the number of the build in it. */
async function build(store: string, pages: Record<string, string>, number: number, files = assets) {
  const site = temporaryFolder({ ...files })
  const kept = KeptArticles.open(keys(pages), store)
  const exported: string[][] = []
  const next = () => {
    const slugs = Object.keys(pages).filter((slug) => !kept.slugs.includes(slug))
    exported.push(slugs)
    for (const slug of slugs)
      writeFiles(site, {
        [`blog/${slug}.html`]: `html ${number}`,
        [`blog/${slug}.txt`]: `payload ${number}`,
        [`blog/${slug}/__next._tree.txt`]: `tree ${number}`,
      })
  }
  next()
  if (!(await kept.fit(site))) next()
  await kept.complete(site)
  return { site, exported, read: (file: string) => readFileSync(join(site, file), 'utf8') }
}

const store = () => join(temporaryFolder(), 'pages')

describe('keeping the pages of articles', () => {
  it('exports all the first time', async () => {
    const { exported } = await build(store(), { a: 'key-a', b: 'key-b' }, 1)
    expect(exported).toEqual([['a', 'b']])
  })

  it('exports only what has changed the next time, and puts back all files of the others', async () => {
    const folder = store()
    await build(folder, { a: 'key-a', b: 'key-b', c: 'key-c' }, 1)
    const { exported, read } = await build(folder, { a: 'key-a', b: 'changed', c: 'key-c' }, 2)
    expect(exported).toEqual([['b']])
    expect(read('blog/a.html')).toBe('html 1')
    expect(read('blog/b.html')).toBe('html 2')
    expect(read('blog/c.txt')).toBe('payload 1')
    expect(read('blog/c/__next._tree.txt')).toBe('tree 1')
  })

  it('exports one page even when all are kept, since Next takes no route without pages', async () => {
    const folder = store()
    await build(folder, { a: 'key-a', b: 'key-b' }, 1)
    const { exported, read } = await build(folder, { a: 'key-a', b: 'key-b' }, 2)
    expect(exported).toEqual([['a']])
    expect(read('blog/b.html')).toBe('html 1')
  })

  it('does not put back a page whose article is gone, and forgets it', async () => {
    const folder = store()
    await build(folder, { a: 'key-a', b: 'key-b' }, 1)
    const { site } = await build(folder, { a: 'key-a' }, 2)
    expect(existsSync(join(site, 'blog/b.html'))).toBe(false)
    expect(readdirSync(folder)).not.toContain('key-b')
  })

  it.each([
    ['a style sheet', { ...assets, '_next/static/chunks/style.css': 'b{}' }],
    ['the name of a script', { ...assets, '_next/static/chunks/new.js': '' }],
    ['the site script', { ...assets, 'site.js': 'other()' }],
  ])('exports all again when %s has changed', async (_, files) => {
    const folder = store()
    await build(folder, { a: 'key-a', b: 'key-b' }, 1)
    const second = await build(folder, { a: 'key-a', b: 'changed' }, 2, files)
    expect(second.exported).toEqual([['b'], ['a', 'b']])
    expect(second.read('blog/a.html')).toBe('html 2')
    const third = await build(folder, { a: 'key-a', b: 'again' }, 3, files)
    expect(third.exported).toEqual([['b']])
    expect(third.read('blog/a.html')).toBe('html 2')
  })

  it('does not take half a page from a build that was stopped', async () => {
    const folder = store()
    await build(folder, { a: 'key-a', b: 'key-b' }, 1)
    writeFiles(folder, { 'changed.123/blog/b.html': 'half' })
    const { exported, read } = await build(folder, { a: 'key-a', b: 'changed' }, 2)
    expect(exported).toEqual([['b']])
    expect(read('blog/b.html')).toBe('html 2')
    expect(readdirSync(folder).sort()).toEqual(['assets', 'changed', 'key-a'])
  })
})
