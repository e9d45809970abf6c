import { ArticleCover } from '@/components/illustrations/article-cover'
import { Section } from '@/components/layout/section'
import { Icon } from '@/components/ui/icon'
import type { Neighbors } from '@/lib/blog/article-context'
import type { Fields } from '@/lib/content/collections'
import type { Article } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { ArticleFacts } from './article-facts'

interface ArticleMoreProps {
  related: readonly Article[]
  neighbors: Neighbors<Article>
  copy: Fields<'blogPage'>
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
              <ArticleCover {...article} className="cover-edge" />
              <h3 dir="auto" className="mt-5 transition-colors group-hover:text-teal">
                <a href={articlePath(article.slug)} className="after:absolute after:inset-0">
                  {article.title}
                </a>
              </h3>
              <ArticleFacts {...article} updated={undefined} readTimeLabel={copy.readTimeLabel} className="mt-3" />
            </article>
          ))}
          <ArticleNeighbors {...neighbors} copy={copy} />
        </div>
      </Section>
    </div>
  )

/** Links to the previous and the next article; renders nothing when there is neither. */
const ArticleNeighbors = ({ older, newer, copy }: Neighbors<Article> & Pick<ArticleMoreProps, 'copy'>) => {
  const links = [
    { article: older, label: copy.previousLabel, icon: 'arrow-left' },
    { article: newer, label: copy.nextLabel, icon: 'arrow' },
  ] as const
  return (
    (older ?? newer) && (
      <nav
        aria-label={copy.aroundLabel}
        className="border-b border-rule-2 wrap-anywhere sm:max-lg:col-span-2 lg:col-start-1 lg:row-start-2 lg:self-end"
      >
        {links.map(
          ({ article, label, icon }) =>
            article && (
              <a
                key={icon}
                href={articlePath(article.slug)}
                className="group grid items-baseline gap-x-6 gap-y-2 border-t border-rule-2 py-5 sm:max-lg:grid-cols-[11rem_1fr]"
              >
                <span className="inline-flex items-center gap-2.5 text-small text-ink-2">
                  <Icon name={icon} size={20} /> {label}
                </span>
                <span
                  dir="auto"
                  className="text-balance font-display text-h3 tracking-lead transition-colors group-hover:text-teal"
                >
                  {article.title}
                </span>
              </a>
            ),
        )}
      </nav>
    )
  )
}
