import { Icon } from '@/components/ui/icon'
import type { Neighbors } from '@/lib/blog/neighbors'
import type { Article } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import type { BlogCopy } from './copy'

interface ArticleNeighborsProps extends Neighbors<Article> {
  copy: BlogCopy
  className?: string
}

/** Links to the previous and the next article; renders nothing when there is neither. */
export const ArticleNeighbors = ({ older, newer, copy, className = '' }: ArticleNeighborsProps) => {
  const links = [
    { article: older, label: copy.previousLabel, icon: 'arrow-left' },
    { article: newer, label: copy.nextLabel, icon: 'arrow' },
  ] as const
  return (
    (older ?? newer) && (
      <nav aria-label={copy.aroundLabel} className={`border-b border-rule-2 ${className}`}>
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
                <span className="text-balance font-display text-h4 tracking-lead transition-colors group-hover:text-teal">
                  {article.title}
                </span>
              </a>
            ),
        )}
      </nav>
    )
  )
}
