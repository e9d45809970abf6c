import { ArticleCover } from '@/components/illustrations/article-cover'
import type { Article } from '@/lib/content/types'
import { ArticleSummary } from './article-summary'
import type { BlogCopy } from './copy'

export const ArticleRow = ({ article, copy }: { article: Article; copy: BlogCopy }) => (
  <article className="group relative grid grid-cols-1 gap-x-6 gap-y-5 border-t border-rule-2 py-8 sm:grid-cols-12 md:py-10">
    <div className="sm:col-span-5 lg:col-span-4">
      <ArticleCover slug={article.slug} className="cover-edge" />
    </div>
    <div className="sm:col-span-7 lg:col-span-8 lg:pl-8">
      <ArticleSummary article={article} copy={copy} size="row" />
    </div>
  </article>
)
