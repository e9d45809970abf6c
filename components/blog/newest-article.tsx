import { ArticleCover } from '@/components/illustrations/article-cover'
import type { Article } from '@/lib/content/types'
import { ArticleSummary } from './article-summary'
import type { BlogCopy } from './copy'

/** The newest article, with a cover that is wider than the grid. */
export const NewestArticle = ({ article, copy }: { article: Article; copy: BlogCopy }) => (
  <article className="group relative grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-12 sm:items-center md:items-end">
    <div className="sm:order-last sm:col-span-6 md:col-span-7 xl:-mr-8">
      <ArticleCover slug={article.slug} />
    </div>
    <div className="sm:col-span-6 md:col-span-5 md:pb-2 lg:pr-6">
      <ArticleSummary article={article} copy={copy} size="large" />
    </div>
  </article>
)
