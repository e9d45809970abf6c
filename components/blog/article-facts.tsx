import { formatDay } from '@/lib/dates'

interface ArticleFactsProps {
  published: string
  /** Day of the last change; left out of lists. */
  updated?: string
  readMinutes: number
  readTimeLabel: string
  updatedLabel?: string
  className?: string
}

/** When an article was published and how long it takes to read. */
export const ArticleFacts = ({
  published,
  updated,
  readMinutes,
  readTimeLabel,
  updatedLabel,
  className = '',
}: ArticleFactsProps) => (
  <p className={`article-facts text-small text-ink-2 ${className}`}>
    <span>
      <time dateTime={published}>{formatDay(published)}</time>
      <span>
        {readMinutes} {readTimeLabel}
      </span>
      {updated && (
        <span>
          {updatedLabel} <time dateTime={updated}>{formatDay(updated)}</time>
        </span>
      )}
    </span>
  </p>
)
