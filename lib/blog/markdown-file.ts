import { type Components, plainMarkdown } from '@/lib/content/plain-markdown'
import type { Article, Site } from '@/lib/content/types'
import { formatDay } from '@/lib/text/dates'
import { markdownText } from '@/lib/text/markdown-text'

type ArticleFacts = Pick<Article, 'title' | 'preview' | 'published' | 'updated'>

/** A whole article as Markdown: its title, summary, author, and days above its body, which is given as it is written. */
export const markdownFile = (
  article: ArticleFacts,
  body: string,
  site: Site,
  url: string,
  components: Components,
): string => {
  const { title, preview, published, updated } = article
  const days = `${formatDay(published)}${updated ? `, updated ${formatDay(updated)}` : ''}`
  const byline = `By ${markdownText(site.brand)}, ${days}. ${url}`
  const head = `# ${markdownText(title)}\n\n> ${markdownText(preview)}\n\n${byline}`
  return `${head}\n\n${plainMarkdown(body, url, site, components)}\n`
}
