import { Badge } from '@/components/ui/badge'

interface TagListProps {
  tags: readonly string[]
  /** Name of the list for screen readers. */
  label: string
  className?: string
}

/** The tags of an article. */
export const TagList = ({ tags, label, className = '' }: TagListProps) => (
  <ul aria-label={label} className={`flex flex-wrap gap-y-1.5 wrap-anywhere ${className}`}>
    {tags.map((tag) => (
      <Badge
        key={tag}
        as="li"
        look="caps"
        className="not-last:after:mr-2.5 not-last:after:text-rule-2 not-last:after:content-['/'_/_'']"
      >
        {tag}
      </Badge>
    ))}
  </ul>
)
