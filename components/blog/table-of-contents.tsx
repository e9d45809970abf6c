import { Accordion } from '@/components/ui/accordion'
import { path, sag } from '@/lib/catenary'
import type { Heading } from '@/lib/content/headings'

interface TableOfContentsProps {
  headings: readonly Heading[]
  label: string
}

const links = (headings: readonly Heading[]) =>
  headings.map(({ id, text, level }) => (
    <li key={id} className={level === 3 ? 'pl-4' : ''}>
      <a href={`#${id}`} className="flex min-h-11 items-center py-1 leading-snug transition-colors hover:text-teal">
        {text}
      </a>
    </li>
  ))

const chain = path(sag(1, 199, 3, 15))

/** How far the reader has come: a chain that is drawn while the text moves by, all by the style sheet. */
const ReadingChain = () => (
  <svg aria-hidden="true" viewBox="0 0 200 22" className="reading-chain mt-4 mb-3 block w-full max-w-60 fill-none">
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
    <ol className="follows-reader text-small text-ink-2">{links(headings.filter(({ level }) => level === 2))}</ol>
  </nav>
)

/** The same list for narrow screens, closed until it is wanted. */
export const FoldedContents = ({ headings, label }: TableOfContentsProps) => (
  <Accordion data-no-print title={label} className="mb-10 border-y border-rule-2 lg:hidden">
    <ol className="pb-4 text-small">{links(headings)}</ol>
  </Accordion>
)
