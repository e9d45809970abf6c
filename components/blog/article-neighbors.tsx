import { Icon } from '@/components/ui/icon'
import type { Neighbors } from '@/lib/blog/neighbors'
import type { Article } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import type { BlogCopy } from './copy'

const linkClass = 'group flex min-h-11 flex-col gap-2 py-6'
const labelClass = 'inline-flex items-center gap-2.5 text-small text-ink-2'
const titleClass = 'text-balance font-display text-h4 tracking-lead transition-colors group-hover:text-teal'

/** Links to the previous and the next article; renders nothing when there is neither. */
export const ArticleNeighbors = ({ older, newer, copy }: Neighbors<Article> & { copy: BlogCopy }) =>
  (older ?? newer) && (
    <nav aria-label={copy.aroundLabel} className="mt-16 grid border-y border-rule-2 sm:grid-cols-2">
      {older && (
        <a href={articlePath(older.slug)} className={`${linkClass} sm:pr-6`}>
          <span className={labelClass}>
            <Icon name="arrow-left" size={20} /> {copy.previousLabel}
          </span>
          <span className={titleClass}>{older.title}</span>
        </a>
      )}
      {newer && (
        <a
          href={articlePath(newer.slug)}
          className={`${linkClass} items-end text-right sm:col-start-2 sm:pl-6 ${older ? 'max-sm:border-t sm:border-l border-rule' : ''}`}
        >
          <span className={labelClass}>
            {copy.nextLabel} <Icon name="arrow" size={20} />
          </span>
          <span className={titleClass}>{newer.title}</span>
        </a>
      )}
    </nav>
  )
