import { ArticleCover } from '@/components/illustrations/article-cover'
import type { Article } from '@/lib/content/types'
import { ArticleSummary } from './article-summary'
import type { BlogCopy } from './copy'

/** The newest article, with a cover that is wider than the grid. */
export const NewestArticle = ({ article, copy }: { article: Article; copy: BlogCopy }) => (
  <article className="group relative grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-12 sm:items-center md:items-end">
    {/* In its final columns from the start: the cover may be painted before the text has arrived. */}
    <div className="sm:col-start-7 sm:col-end-13 sm:row-start-1 md:col-start-6 xl:-mr-8">
      <ArticleCover slug={article.slug} />
    </div>
    <div className="sm:col-start-1 sm:col-end-7 sm:row-start-1 md:col-end-6 md:pb-2 lg:pr-6">
      <ArticleSummary article={article} copy={copy} size="large" />
    </div>
  </article>
)
