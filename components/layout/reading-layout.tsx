import type { ReactNode } from 'react'
import type { Heading } from '@/lib/content/headings'
import { ContentsList, FoldedContents } from './contents-list'

interface ReadingLayoutProps {
  headings: readonly Heading[]
  /** Shown above the list of contents. */
  title: string
  /** Numbers the contents, as the style sheet numbers the sections. */
  numbered?: boolean
  /** The text, in an element with the class `reading`. */
  children: ReactNode
}

/**
 * A long text with its list of contents before it and, on wide screens, beside it: sticky, or above the notes in the margin
 * where the text has some. A text without headings is centered instead.
 */
export const ReadingLayout = ({ headings, title, numbered, children }: ReadingLayoutProps) => {
  const entries = headings.map(({ id, text, level }) => ({ id, label: text, sub: level === 3 }))
  const hasContents = entries.length > 0
  return (
    <div className="grid-lines relative border-t border-rule">
      <div className="reading-layout page-width grid grid-cols-1 gap-x-6 pt-12 pb-20 md:pt-18 md:pb-28 lg:grid-cols-12 print:block print:pt-6 print:pb-0">
        <div className={`min-w-0 lg:col-span-8 ${hasContents ? 'with-margin lg:pr-10' : 'lg:col-start-3'}`}>
          {hasContents && (
            <>
              <nav aria-labelledby="Contents" data-no-print className="reading-contents max-lg:hidden">
                <h2 id="Contents" className="heading-plain text-small">
                  {title}
                </h2>
                <ContentsList
                  numbered={numbered}
                  entries={entries.filter(({ sub }) => !sub)}
                  className="mt-3 border-t border-rule-2 text-small text-ink-2"
                />
              </nav>
              <FoldedContents title={title} numbered={numbered} entries={entries} />
            </>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
