import { Eyebrow } from '@/components/ui/eyebrow'

interface MastheadProps {
  head: { eyebrow?: string; heading: string; lead: string }
}

/** A heading of at most this many characters fits on one line in the masthead's size. */
const oneLine = 28

/** The head of the blog: its name between two rules, as wide as the page. */
export const Masthead = ({ head: { eyebrow, heading, lead } }: MastheadProps) => (
  <div className="grid-lines relative">
    <div className="page-width pt-8 short:pt-4 md:not-short:pt-12">
      <div className="border-t-4 border-ink pt-1">
        <div className="border-y border-ink py-5 text-center md:py-8">
          <h1 className={heading.length > oneLine ? '' : 'text-masthead short:text-h2'}>{heading}</h1>
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-3 border-b border-rule py-4 md:py-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <p className="max-w-[66rem] text-balance text-ink-2 lg:justify-self-end">{lead}</p>
      </div>
    </div>
  </div>
)
