import type { Article } from '@/lib/content/types'
import { ArticleFacts } from './article-facts'
import { ArticleTitle } from './article-summary'
import type { BlogCopy } from './copy'

/** One article far down in the list, without a cover, which would double the weight of the page. */
export const ArticleLine = ({ article, copy }: { article: Article; copy: BlogCopy }) => (
  <article className="group relative grid gap-x-6 gap-y-2 border-t border-rule-2 py-8 sm:grid-cols-12">
    <ArticleFacts
      {...article}
      updated={undefined}
      readTimeLabel={copy.readTimeLabel}
      className="sm:col-span-5 sm:pt-1 lg:col-span-4"
    />
    <div className="sm:col-span-7 lg:col-span-8 lg:pl-8">
      <ArticleTitle article={article} size="row" />
      <p className="mt-3 max-w-[34rem] text-balance text-ink-2">{article.preview}</p>
    </div>
  </article>
)
