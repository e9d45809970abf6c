import { PageHead } from '@/components/layout/page-head'
import type { Article, Site } from '@/lib/content/types'
import { blogListPath } from '@/lib/routes'
import { ArticleRows } from './article-rows'
import type { BlogCopy } from './copy'
import { Masthead } from './masthead'
import { NewestArticle } from './newest-article'
import { Pagination } from './pagination'

/** How many articles of a page are shown with their covers. */
const withCover = 6

interface ArticleListProps {
  /** The articles of this page only, newest first: the size of a list page does not depend on the number of articles. */
  articles: readonly Article[]
  page: number
  pages: number
  copy: BlogCopy
  site: Pick<Site, 'booking' | 'labels'>
}

/** One page of the list of articles; the first page shows its newest article large. */
export const ArticleList = ({ articles, page, pages, copy, site }: ArticleListProps) => {
  const [newest, ...others] = articles
  const first = page === 1 && newest
  const empty = articles.length === 0
  const rows = first ? others : articles
  const covered = first ? withCover - 1 : withCover
  return (
    <>
      {first || empty ? (
        <Masthead head={copy.head} />
      ) : (
        <PageHead {...copy.head} eyebrow={`${copy.head.eyebrow ?? ''} · ${copy.pageLabel} ${page}`} />
      )}
      <div className="grid-lines relative [--grid-cross:transparent]">
        <div className={`page-width pb-20 md:pb-28 ${first ? 'pt-10 md:pt-14' : ''}`}>
          {first && <NewestArticle article={newest} copy={copy} />}
          {empty && <p className="pt-10 text-lead text-ink-2">{copy.emptyText}</p>}
          <div className={first ? 'mt-14 md:mt-20' : empty ? 'mt-10' : ''}>
            <ArticleRows articles={rows} covers={covered} copy={copy} site={site} stepFirst={Boolean(first)} />
          </div>
          <Pagination page={page} pages={pages} copy={copy} pathOf={blogListPath} />
        </div>
      </div>
    </>
  )
}
