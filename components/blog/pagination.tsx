import { Icon } from '@/components/ui/icon'
import type { Fields } from '@/lib/content/collections'

interface PaginationProps {
  /** The current page, counted from 1, and the number of pages. */
  page: number
  pages: number
  copy: Fields<'blogPage'>
  /** The address of a page by its number. */
  pathOf: (page: number) => string
}

const linkClass = 'inline-flex min-h-11 items-center gap-2.5 font-semibold transition-colors hover:text-teal'

/** Links to newer and older articles; renders nothing when there is only one page. */
export const Pagination = ({ page, pages, copy, pathOf }: PaginationProps) =>
  pages > 1 && (
    <nav
      aria-label={copy.paginationLabel}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-t border-ink pt-6 text-small"
    >
      {page > 1 ? (
        <a href={pathOf(page - 1)} rel="prev" className={linkClass}>
          <Icon name="arrow-left" size={20} /> {copy.newerLabel}
        </a>
      ) : (
        <span />
      )}
      <p className="text-ink-2 tabular-nums">
        {copy.pageLabel} {page} / {pages}
      </p>
      {page < pages && (
        <a href={pathOf(page + 1)} rel="next" className={`${linkClass} justify-self-end`}>
          {copy.olderLabel} <Icon name="arrow" size={20} />
        </a>
      )}
    </nav>
  )
