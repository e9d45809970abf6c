import { ArticleCover } from '@/components/illustrations/article-cover'
import type { Article } from '@/lib/content/types'
import { ArticleSummary } from './article-summary'
import type { BlogCopy } from './copy'

/** The newest article, with a cover as wide as the page, or, beside the text, wider than the grid. */
export const NewestArticle = ({ article, copy }: { article: Article; copy: BlogCopy }) => (
  <article className="group relative grid grid-cols-1 gap-6 lg:grid-cols-12 lg:items-end">
    {/* In its final columns from the start: the cover may be painted before the text has arrived. */}
    <div className="max-sm:-mx-gutter sm:short:max-w-[24rem] lg:col-start-6 lg:col-end-13 lg:row-start-1 xl:-mr-8">
      <ArticleCover slug={article.slug} className="cover-edge max-sm:rounded-none xl:rounded-r-none" />
    </div>
    <div className="lg:col-start-1 lg:col-end-6 lg:row-start-1 lg:pr-6 lg:pb-2">
      <ArticleSummary article={article} copy={copy} size="large" />
    </div>
  </article>
)
