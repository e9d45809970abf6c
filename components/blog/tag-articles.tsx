import { BackLink } from '@/components/ui/back-link'
import type { Fields } from '@/lib/content/collections'
import type { Article, Site } from '@/lib/content/types'
import { routes, tagPath } from '@/lib/routes'
import { ArticleRows } from './article-rows'
import { Pagination } from './pagination'

interface TagArticlesProps {
  heading: string
  slug: string
  /** The articles of this page only, newest first. */
  articles: readonly Article[]
  page: number
  pages: number
  copy: Fields<'blogPage'>
  site: Pick<Site, 'booking' | 'labels'>
}

/** One page of the articles on a topic. */
export const TagArticles = ({ heading, slug, articles, page, pages, copy, site }: TagArticlesProps) => (
  <>
    <header className="grid-lines relative">
      <div className="page-width pt-8 pb-12 md:pt-10 md:pb-16">
        <BackLink href={routes.blog.path} label={copy.backLabel} />
        <h1 className="mt-8 md:mt-12">{heading}</h1>
      </div>
    </header>
    <div className="grid-lines relative">
      <div className="page-width pb-20 md:pb-28">
        <ArticleRows articles={articles} copy={copy} site={site} />
        <Pagination page={page} pages={pages} copy={copy} pathOf={(number) => tagPath(slug, number)} />
      </div>
    </div>
  </>
)
