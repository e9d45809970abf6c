import { Badge } from '@/components/ui/badge'
import { tagPath } from '@/lib/routes'
import { toSlug } from '@/lib/text/slug'

interface TagListProps {
  tags: readonly string[]
  /** Name of the list for screen readers. */
  label: string
  /** Whether each tag leads to its page. */
  linked?: boolean
  className?: string
}

/** The tags of an article. */
export const TagList = ({ tags, label, linked = false, className = '' }: TagListProps) => (
  <ul aria-label={label} className={`flex flex-wrap wrap-anywhere ${linked ? '-my-2' : 'gap-y-1.5'} ${className}`}>
    {tags.map((tag) => (
      <Badge
        key={tag}
        as="li"
        look="caps"
        className="not-last:after:mr-2.5 not-last:after:text-rule-2 not-last:after:content-['/'_/_'']"
      >
        {linked ? (
          <a
            href={tagPath(toSlug(tag))}
            rel="tag"
            className="flex min-h-11 items-center transition-colors hover:text-teal"
          >
            {tag}
          </a>
        ) : (
          tag
        )}
      </Badge>
    ))}
  </ul>
)
