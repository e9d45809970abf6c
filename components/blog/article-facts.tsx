import { Badge } from '@/components/ui/badge'
import { routes } from '@/lib/routes'
import { formatDay } from '@/lib/text/dates'

interface ArticleFactsProps {
  published: string
  /** Day of the last change; left out of lists. */
  updated?: string
  readMinutes: number
  readTimeLabel: string
  updatedLabel?: string
  /** The agency with the word before its name; left out of lists. */
  author?: { label: string; name: string }
  /** Why the live site does not show the article. */
  note?: string
  className?: string
}

/** A dot before every fact, cut off where a line begins. */
const dotClass =
  "relative pl-4.5 before:absolute before:left-0 before:w-4.5 before:text-center before:content-['·'_/_'']"

/** When an article was published and how long it takes to read. */
export const ArticleFacts = ({
  published,
  updated,
  readMinutes,
  readTimeLabel,
  updatedLabel,
  author,
  note,
  className = '',
}: ArticleFactsProps) => (
  <p className={`overflow-clip text-small text-ink-2 ${className}`}>
    {note && (
      <Badge look="status" className="mb-2.5 w-fit">
        {note}
      </Badge>
    )}
    <span className="-ml-4.5 flex flex-wrap">
      {author && (
        <span className={dotClass}>
          {author.label}{' '}
          <a href={routes.about.path} rel="author" className="text-link">
            {author.name}
          </a>
        </span>
      )}
      <time dateTime={published} className={dotClass}>
        {formatDay(published)}
      </time>
      <span className={dotClass}>
        {readMinutes} {readTimeLabel}
      </span>
      {updated && (
        <span className={`${dotClass} max-sm:basis-full`}>
          {updatedLabel} <time dateTime={updated}>{formatDay(updated)}</time>
        </span>
      )}
    </span>
  </p>
)
