import type { Article } from '@/lib/content/types'
import { ArticleLine } from './article-line'
import { ArticleRow } from './article-row'
import type { BlogCopy } from './copy'

interface ArticleRowsProps {
  articles: readonly Article[]
  /** How many of them are shown with their covers; covers for all would double the bytes of a page. */
  covers: number
  copy: BlogCopy
}

/** Articles of a list, one below the other. */
export const ArticleRows = ({ articles, covers, copy }: ArticleRowsProps) => (
  <>
    {articles.slice(0, covers).map((article) => (
      <ArticleRow key={article.slug} article={article} copy={copy} />
    ))}
    {articles.slice(covers).map((article) => (
      <ArticleLine key={article.slug} article={article} copy={copy} />
    ))}
  </>
)
