import { plainMarkdown } from '@/lib/content/plain-markdown'
import type { Article } from '@/lib/content/types'
import { formatDay } from '@/lib/dates'
import { markdownLine } from '@/lib/markdown-line'

type ArticleFacts = Pick<Article, 'title' | 'preview' | 'published' | 'updated'>

/** A whole article as Markdown: its title, summary, author, and days above its body, which is given as it is written. */
export const markdownFile = (article: ArticleFacts, body: string, author: string, url: string): string => {
  const { title, preview, published, updated } = article
  const days = `${formatDay(published)}${updated ? `, updated ${formatDay(updated)}` : ''}`
  const parts = [`# ${title}`, `> ${markdownLine(preview)}`, `By ${author}, ${days}. ${url}`, plainMarkdown(body, url)]
  return `${parts.join('\n\n')}\n`
}
