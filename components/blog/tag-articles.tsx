import { PageHead } from '@/components/layout/page-head'
import { Icon } from '@/components/ui/icon'
import type { Article, Site } from '@/lib/content/types'
import { routes, tagPath } from '@/lib/routes'
import { ArticleRows } from './article-rows'
import type { BlogCopy } from './copy'
import { Pagination } from './pagination'

interface TagArticlesProps {
  heading: string
  slug: string
  /** The articles of this page only, newest first. */
  articles: readonly Article[]
  page: number
  pages: number
  copy: BlogCopy
  site: Pick<Site, 'booking' | 'labels'>
}

/** One page of the articles on a topic. */
export const TagArticles = ({ heading, slug, articles, page, pages, copy, site }: TagArticlesProps) => (
  <>
    <PageHead
      eyebrow={
        <a href={routes.blog.path} className="inline-flex min-h-11 items-center gap-2.5 hover:text-teal">
          <Icon name="arrow-left" size={20} /> {copy.backLabel}
        </a>
      }
      heading={heading}
    />
    <div className="grid-lines relative [--grid-cross:transparent]">
      <div className="page-width pb-20 md:pb-28">
        <ArticleRows articles={articles} covers={6} copy={copy} site={site} />
        <Pagination page={page} pages={pages} copy={copy} pathOf={(number) => tagPath(slug, number)} />
      </div>
    </div>
  </>
)
