import { ArticleCover } from '@/components/drawings/article-cover'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/ui/site-link'
import type { Neighbors } from '@/lib/blog/neighbors'
import type { Article } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { ArticleFacts } from './article-facts'
import { ArticleNeighbors } from './article-neighbors'
import type { BlogWords } from './words'

interface ArticleMoreProps {
  related: readonly Article[]
  neighbors: Neighbors<Article>
  words: BlogWords
}

/** Where to read on: related articles, then the ones before and after. */
export const ArticleMore = ({ related, neighbors, words }: ArticleMoreProps) => (
  <div data-no-print>
    <Section>
      {related.length > 0 && (
        <div className="mb-16 grid gap-x-6 gap-y-10 md:grid-cols-12">
          <h2 className="md:col-span-12 lg:col-span-4">{words.relatedHeading}</h2>
          {related.map((article) => (
            <article key={article.slug} className="group relative md:col-span-6 lg:col-span-4">
              <ArticleCover slug={article.slug} />
              <h3 className="mt-5 transition-colors group-hover:text-teal">
                <SiteLink href={articlePath(article.slug)} className="after:absolute after:inset-0">
                  {article.title}
                </SiteLink>
              </h3>
              <ArticleFacts {...article} updated={undefined} readTimeLabel={words.readTimeLabel} className="mt-3" />
            </article>
          ))}
        </div>
      )}
      <ArticleNeighbors {...neighbors} words={words} />
    </Section>
  </div>
)
