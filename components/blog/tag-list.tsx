interface TagListProps {
  tags: readonly string[]
  /** Name of the list for screen readers. */
  label: string
  className?: string
}

/** What an article is about. */
export const TagList = ({ tags, label, className = '' }: TagListProps) => (
  <ul aria-label={label} className={`eyebrow flex flex-wrap gap-y-1.5 ${className}`}>
    {tags.map((tag) => (
      <li key={tag} className="not-last:after:mx-2.5 not-last:after:text-rule-2 not-last:after:content-['/'_/_'']">
        {tag}
      </li>
    ))}
  </ul>
)
