import { ArticleCover } from '@/components/illustrations/article-cover'
import { Section } from '@/components/layout/section'
import type { Neighbors } from '@/lib/blog/neighbors'
import type { Article } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { ArticleFacts } from './article-facts'
import { ArticleNeighbors } from './article-neighbors'
import type { BlogCopy } from './copy'

interface ArticleMoreProps {
  related: readonly Article[]
  neighbors: Neighbors<Article>
  copy: BlogCopy
}

/** Links to related articles, and to the previous and the next article by date, on wide screens below the heading. */
export const ArticleMore = ({ related, neighbors, copy }: ArticleMoreProps) =>
  related.length > 0 && (
    <div data-no-print>
      <Section>
        <div className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
          <h2 className="sm:max-lg:col-span-2 lg:col-start-1">{copy.relatedHeading}</h2>
          {related.map((article) => (
            <article key={article.slug} className="group relative lg:row-span-2">
              <ArticleCover slug={article.slug} className="cover-edge" />
              <h3 className="mt-5 transition-colors group-hover:text-teal">
                <a href={articlePath(article.slug)} className="after:absolute after:inset-0">
                  {article.title}
                </a>
              </h3>
              <ArticleFacts {...article} updated={undefined} readTimeLabel={copy.readTimeLabel} className="mt-3" />
            </article>
          ))}
          <ArticleNeighbors
            {...neighbors}
            copy={copy}
            className="sm:max-lg:col-span-2 lg:col-start-1 lg:row-start-2 lg:self-end"
          />
        </div>
      </Section>
    </div>
  )
