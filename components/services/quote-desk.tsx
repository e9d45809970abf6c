import { PaneFrame, PaneHead } from './pane'
import { QuoteHangers, QuoteLink } from './quote-link'
import type { ServicesWords } from './words'

type Words = ServicesWords['quoteDesk']

/** As tall on either side as the tie between them. */
const rowClass = 'flex min-h-15 items-center border-b border-rule px-(--pane-edge) py-2.5 min-[45rem]:h-17'

/**
 * A message becomes a draft: every fact is tied to the field that it fills. The picture is hidden from screen readers,
 * since its caption tells the same in a sentence and its button does nothing.
 */
export const QuoteDesk = ({ words, className = '' }: { words: Words; className?: string }) => (
  <figure className={className} data-reveal suppressHydrationWarning>
    <div
      aria-hidden="true"
      className="grid text-small leading-[1.45] min-[45rem]:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)]"
    >
      <PaneFrame className="self-start">
        <PaneHead title={words.messageTitle} note={words.messageNote} />
        {words.rows.map(({ before, fact, after, ask }) => (
          <p key={fact} className={`${rowClass} last:border-b-0`}>
            <span>
              {before} <Fact ask={ask}>{fact}</Fact> {after}
            </span>
          </p>
        ))}
      </PaneFrame>
      <div className="min-[45rem]:hidden">
        <QuoteHangers asks={words.rows.map(({ ask }) => ask === true)} />
      </div>
      <div className="hidden pt-13 min-[45rem]:block">
        {words.rows.map(({ fact, ask }) => (
          <QuoteLink key={fact} ask={ask} />
        ))}
      </div>
      <Draft words={words} />
    </div>
    <figcaption className="mt-6 text-note text-ink-2">{words.caption}</figcaption>
  </figure>
)

/** Words that fill a field of the draft; copper where a person has to decide. */
const Fact = ({ ask, children }: { ask?: boolean; children: string }) => (
  <mark
    className={`border-b-[1.5px] box-decoration-clone px-1.25 py-0.5 font-semibold text-inherit ${ask ? 'border-copper-line bg-copper-wash' : 'border-teal-line bg-teal-wash'}`}
  >
    {children}
  </mark>
)

const Draft = ({ words }: { words: Words }) => (
  <PaneFrame>
    <PaneHead title={words.draftTitle} note={words.draftNote} />
    {words.rows.map(({ label, value, ask }) => (
      <p key={label} className={`${rowClass} justify-between gap-4 ${ask ? 'bg-copper-wash' : ''}`}>
        <span className="text-ink-2">{label}</span>
        <span className={`text-right font-semibold ${ask ? 'text-copper' : ''}`}>{value}</span>
      </p>
    ))}
    <div className="flex flex-wrap items-center justify-between gap-3 px-(--pane-edge) py-4">
      <p>
        <span className="mr-3 text-ink-2">{words.totalLabel}</span>
        <span className="font-display text-h4 font-medium tabular-nums">{words.total}</span>
      </p>
      <span className="rounded-control bg-teal px-4 py-2.5 leading-tight font-semibold text-on-teal">
        {words.approveLabel}
      </span>
    </div>
  </PaneFrame>
)
