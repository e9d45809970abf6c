import { ContentsList } from '@/components/layout/contents-list'
import { path, sag } from '@/lib/catenary'
import type { Heading } from '@/lib/content/headings'

interface TableOfContentsProps {
  headings: readonly Heading[]
  label: string
}

/** The headings as entries of a list of contents. */
export const contentsOf = (headings: readonly Heading[]) =>
  headings.map(({ id, text, level }) => ({ id, label: text, sub: level === 3 }))

const chain = path(sag(1, 199, 3, 15))

/** How far the reader has come: a chain that is drawn while the text moves by, all by the style sheet. */
const ReadingChain = () => (
  <svg aria-hidden="true" viewBox="0 0 200 22" className="reading-chain mt-4 mb-3 block w-full fill-none">
    <path d={chain} className="stroke-rule-2" strokeWidth="1.1" />
    <path d={chain} pathLength="1" className="stroke-copper-line" strokeWidth="2" strokeLinecap="round" />
  </svg>
)

/** The sections of an article beside its text; stays in view while the text moves by. */
export const TableOfContents = ({ headings, label }: TableOfContentsProps) => (
  <nav aria-labelledby="contents" data-no-print className="sticky top-28 max-lg:hidden">
    <h2 id="contents" className="heading-plain text-small">
      {label}
    </h2>
    <ReadingChain />
    <ContentsList entries={contentsOf(headings.filter(({ level }) => level === 2))} className="text-small text-ink-2" />
  </nav>
)
