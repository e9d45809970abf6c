import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { articleContexts } from '../../lib/blog/article-context'
import { fingerprint } from '../setup/fingerprint.mjs'
import { siteInputs } from './site-inputs.mjs'

const articleFolder = 'articles'

/** Everything that the page of every article is made from: code, tools, packages, and all content besides articles. */
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
 * A key for the page of each article, by slug: the same key means that the page would come out the same.
 * @param articles All articles, newest first, with all that a page shows of others.
 * @param readHtml Gives the text of an article.
 * @param shared A hash of all that the pages have in common.
 */
export async function keysOf(
  articles: readonly Placed[],
  readHtml: (slug: string) => Promise<string>,
  shared: string,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>()
  for (const [slug, context] of articleContexts(articles)) {
    const own = JSON.stringify([context, await readHtml(slug)])
    keys.set(slug, createHash('sha256').update(shared).update(own).digest('hex').slice(0, 32))
  }
  return keys
}

/**
 * The keys of this project's articles. To be called when Contentlayer has run.
 * @param root The project.
 */
export async function articleKeys(root: string): Promise<ReadonlyMap<string, string>> {
  const { articles, articleHtml } = await import('../../lib/content')
  return keysOf(articles, articleHtml, sharedInputs(root))
}
