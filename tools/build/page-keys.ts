import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { articleContexts } from '../../lib/blog/article-context'
import { articlesOfPage, pageCount } from '../../lib/blog/pagination'
import { articlePath, blogListPath } from '../../lib/routes'
import { fingerprint } from '../setup/fingerprint.mjs'
import { siteInputs } from './site-inputs.mjs'

const articleFolder = 'articles'

/** Everything that every page is made from: code, tools, packages, and all content besides articles. */
export function sharedInputs(root: string): string {
  const otherContent = readdirSync(join(root, 'content')).filter((name) => name !== articleFolder)
  const inputs = siteInputs.filter((path) => path !== 'content')
  return fingerprint(root, [...inputs, ...otherContent.map((name) => `content/${name}`)]) + process.version
}

/** An article as far as its place among the others depends on it. */
interface Placed {
  slug: string
  tags: readonly string[]
}

/**
 * A key for each page of the blog that grows with the articles, by path: the same key means that the page would come out
 * the same.
 * @param articles All articles, newest first, with all that a page shows of others.
 * @param readHtml Gives the text of an article.
 * @param shared A hash of all that the pages have in common.
 */
export async function keysOf(
  articles: readonly Placed[],
  readHtml: (slug: string) => Promise<string>,
  shared: string,
): Promise<ReadonlyMap<string, string>> {
  const keyOf = (shown: unknown) => {
    const hash = createHash('sha256').update(shared).update(JSON.stringify(shown))
    return hash.digest('hex').slice(0, 32)
  }
  const keys = new Map<string, string>()
  const pages = pageCount(articles.length)
  for (let page = 2; page <= pages; page++)
    keys.set(blogListPath(page), keyOf([articlesOfPage(articles, page), page, pages]))
  for (const [slug, context] of articleContexts(articles))
    keys.set(articlePath(slug), keyOf([context, await readHtml(slug)]))
  return keys
}

/**
 * The keys of this project's pages. To be called when Contentlayer has run.
 * @param root The project.
 */
export async function pageKeys(root: string): Promise<ReadonlyMap<string, string>> {
  const { articles, articleHtml } = await import('../../lib/content')
  return keysOf(articles, articleHtml, sharedInputs(root))
}
