import type { ReactNode } from 'react'
import { Accordion } from '@/components/ui/accordion'

interface ContentsListProps {
  /** Sections of this page, with the ids of their headings. */
  entries: readonly { id: string; label: ReactNode; sub?: boolean }[]
  /** Numbers the entries, as the style sheet numbers the sections. */
  numbered?: boolean
  className?: string
}

/** Links to the sections of a page; on wide screens, where they are beside the text, the section being read is marked. */
export const ContentsList = ({ entries, numbered, className = '' }: ContentsListProps) => (
  <ol data-enhance="contents" className={`follows-reader wrap-anywhere ${numbered ? 'numbered' : ''} ${className}`}>
    {entries.map(({ id, label, sub }) => (
      <li key={id} className={`border-b border-rule ${sub ? 'pl-4' : ''}`}>
        <a href={`#${id}`} className="flex min-h-11 items-center py-2 leading-snug transition-colors hover:text-teal">
          {label}
        </a>
      </li>
    ))}
  </ol>
)

/** The same list above the text on narrow screens, closed at first. */
export const FoldedContents = ({ title, ...list }: ContentsListProps & { title: string }) => (
  <Accordion data-no-print title={title} className="mb-10 max-w-[46rem] border-y border-rule-2 lg:hidden">
    <ContentsList {...list} className="border-t border-rule text-small *:last:border-0" />
  </Accordion>
)
