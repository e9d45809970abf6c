import { PageHead } from '@/components/layout/page-head'
import type { Article } from '@/lib/content/types'
import { ArticleLine } from './article-line'
import { ArticleRow } from './article-row'
import { NewestArticle } from './newest-article'
import { Pagination } from './pagination'
import type { BlogWords } from './words'

/** How many articles of a page are shown with their covers. */
const withCover = 6

interface ArticleListProps {
  /** The articles of this page only, newest first: a list page does not grow with the blog. */
  articles: readonly Article[]
  page: number
  pages: number
  words: BlogWords
}

/** One page of the list of articles; the first one opens with the newest article, large. */
export const ArticleList = ({ articles, page, pages, words }: ArticleListProps) => {
  const [newest, ...others] = articles
  const first = page === 1 && newest
  const rows = first ? others : articles
  const covered = first ? withCover - 1 : withCover
  return (
    <>
      <PageHead
        {...words.head}
        eyebrow={page === 1 ? words.head.eyebrow : `${words.head.eyebrow ?? ''} · ${words.pageLabel} ${page}`}
      />
      <div className="grid-lines relative [--grid-cross:transparent]">
        <div className="page-width pb-20 md:pb-28">
          {first && <NewestArticle article={newest} words={words} />}
          <div className={first ? 'mt-16 md:mt-24' : ''}>
            {rows.slice(0, covered).map((article) => (
              <ArticleRow key={article.slug} article={article} words={words} />
            ))}
            {rows.slice(covered).map((article) => (
              <ArticleLine key={article.slug} article={article} words={words} />
            ))}
          </div>
          <Pagination page={page} pages={pages} words={words} />
        </div>
      </div>
    </>
  )
}
