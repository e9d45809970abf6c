import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keysOf, sharedInputs } from '@/tools/build/page-keys'
import { temporaryFolder, writeFiles } from './temporary-folder'

const tagOf = (index: number) => (index < 4 ? 'Retail' : 'Health')
const articles = Array.from({ length: 40 }, (_, index) => ({
  slug: `article-${index}`,
  title: `Title ${index}`,
  tags: [tagOf(index)],
}))
const text = async (slug: string) => `<p>${slug}</p>`

type Articles = typeof articles

/** The paths of the pages that an edit makes anew. */
async function changed(edited: Articles, html = text, shared = 'shared'): Promise<string[]> {
  const [before, after] = [await keysOf(articles, text, 'shared'), await keysOf(edited, html, shared)]
  return [...after].filter(([path, key]) => before.get(path) !== key).map(([path]) => path)
}

const retitled = (slug: string) =>
  articles.map((article) => (article.slug === slug ? { ...article, title: 'Another title' } : article))

describe('the key of a page', () => {
  it('stays when nothing has changed', async () => {
    expect(await changed(articles)).toEqual([])
  })

  it('changes with the text of the article, and no other key does', async () => {
    expect(await changed(articles, async (slug) => (slug === 'article-7' ? '<p>new</p>' : text(slug)))).toEqual([
      '/blog/article-7',
    ])
  })

  it('changes with the title of the article before, of the one after and of a related one, and with few others', async () => {
    const pages = await changed(retitled('article-20'))
    expect(pages).toEqual(expect.arrayContaining(['/blog/article-19', '/blog/article-20', '/blog/article-21']))
    expect(pages.length).toBeLessThan(8)
    expect(await changed(retitled('article-2'))).toContain('/blog/article-0')
  })

  it('changes around an article that is gone, a draft or renamed', async () => {
    const without = articles.filter(({ slug }) => slug !== 'article-20')
    expect(await changed(without)).toEqual(expect.arrayContaining(['/blog/article-19', '/blog/article-21']))
    const renamed = articles.map((article) =>
      article.slug === 'article-20' ? { ...article, slug: 'renamed' } : article,
    )
    expect(await changed(renamed)).toEqual(
      expect.arrayContaining(['/blog/article-19', '/blog/renamed', '/blog/article-21']),
    )
  })

  it('changes with a title on the list page that shows it, and on no other', async () => {
    expect(await changed(retitled('article-30'))).toContain('/blog/page/2')
    expect(await changed(retitled('article-20'))).not.toContain('/blog/page/2')
  })

  it('changes when newer articles take the social image from an old one', async () => {
    const more = [{ slug: 'newest', title: 'Newest', tags: ['Health'] }, ...articles]
    expect(await changed(more)).toContain('/blog/article-23')
    expect(await changed(more)).not.toContain('/blog/article-30')
  })

  it('changes for all pages with what they have in common', async () => {
    expect(await changed(articles, text, 'other')).toHaveLength(articles.length + 1)
  })
})

describe('what all pages have in common', () => {
  const files = {
    'components/card.tsx': 'card',
    'content/site.yaml': 'brand: Example',
    'content/faq/why.md': 'Why?',
    'content/articles/one.mdx': 'One',
    'package-lock.json': '{}',
    'tools/build.ts': 'build',
  }

  it.each(['components/card.tsx', 'content/site.yaml', 'content/faq/why.md', 'package-lock.json', 'tools/build.ts'])(
    'changes with %s',
    (file) => {
      const root = temporaryFolder(files)
      const before = sharedInputs(root)
      writeFiles(root, { [file]: 'changed' })
      const after = sharedInputs(root)
      expect(after).not.toBe(before)
      rmSync(join(root, file))
      expect([before, after]).not.toContain(sharedInputs(root))
    },
  )

  it('does not change with an article', () => {
    const root = temporaryFolder(files)
    const before = sharedInputs(root)
    writeFiles(root, { 'content/articles/one.mdx': 'changed', 'content/articles/two.mdx': 'Two' })
    expect(sharedInputs(root)).toBe(before)
  })
})
