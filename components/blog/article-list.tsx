import { PageHead } from '@/components/layout/page-head'
import { Eyebrow } from '@/components/layout/section'
import type { Fields } from '@/lib/content/collections'
import type { Article, Site } from '@/lib/content/types'
import { blogListPath } from '@/lib/routes'
import { ArticleRows, NewestArticle } from './article-rows'
import { Pagination } from './pagination'

interface ArticleListProps {
  /** The articles of this page only, newest first: the size of a list page does not depend on the number of articles. */
  articles: readonly Article[]
  page: number
  pages: number
  copy: Fields<'blogPage'>
  site: Pick<Site, 'booking' | 'labels'>
}

/** One page of the list of articles; the first page shows its newest article large. */
export const ArticleList = ({ articles, page, pages, copy, site }: ArticleListProps) => {
  const [newest, ...others] = articles
  const first = page === 1 ? newest : undefined
  const empty = articles.length === 0
  return (
    <>
      {first || empty ? (
        <Masthead head={copy.head} />
      ) : (
        <PageHead {...copy.head} eyebrow={`${copy.head.eyebrow ?? ''} · ${copy.pageLabel} ${page}`} />
      )}
      <div className="grid-lines relative">
        <div className={`page-width pb-20 md:pb-28 ${first ? 'pt-10 md:pt-14' : ''}`}>
          {first && <NewestArticle article={first} copy={copy} />}
          {empty && <p className="pt-10 text-lead text-ink-2">{copy.emptyText}</p>}
          <div className={[first && 'mt-14 md:mt-20', empty && 'mt-10'].filter(Boolean).join(' ')}>
            <ArticleRows
              articles={first ? others : articles}
              copy={copy}
              site={site}
              belowNewest={first !== undefined}
            />
          </div>
          <Pagination page={page} pages={pages} copy={copy} pathOf={blogListPath} />
        </div>
      </div>
    </>
  )
}

interface MastheadProps {
  head: { eyebrow?: string; heading: string; lead: string }
}

/** A heading of at most this many characters fits on one line in the largest size. */
const oneLine = 28

/** The head of the blog: its name between two rules, as wide as the page. */
const Masthead = ({ head: { eyebrow, heading, lead } }: MastheadProps) => (
  <div className="grid-lines relative">
    <div className="page-width pt-8 short:pt-4 md:not-short:pt-12">
      <div className="border-t-4 border-ink pt-1">
        <div className="border-y border-ink py-5 text-center md:py-8">
          <h1 className={heading.length > oneLine ? 'text-h2' : 'short:text-h2'}>{heading}</h1>
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-3 border-b border-rule py-4 md:py-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <p className="max-w-[66rem] text-balance text-ink-2 lg:justify-self-end">{lead}</p>
      </div>
    </div>
  </div>
)
