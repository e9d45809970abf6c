import { Fragment } from 'react'
import type { ServicesCopy } from './copy'
import { QuoteDrop, QuoteLink } from './quote-link'

type Words = ServicesCopy['quoteDesk']

/**
 * A message becomes a draft, from one edge of the window to the other: every fact is tied to the field that it fills. The
 * picture is hidden from screen readers, since its caption tells the same in a sentence and its button does nothing.
 */
export const QuoteDesk = ({ copy }: { copy: Words }) => (
  <figure className="@container relative z-2" data-reveal suppressHydrationWarning>
    <div aria-hidden="true" className="quote-desk border-y border-rule-2 text-small leading-[1.45] lg:text-body">
      <Head title={copy.messageTitle} note={copy.messageNote} place="quote-message" />
      <Head title={copy.draftTitle} note={copy.draftNote} place="quote-draft" />
      {copy.rows.map(({ before, fact, after, label, value, ask }) => (
        <Fragment key={label}>
          <p className="quote-message quote-line text-balance">
            <span>
              {before} <br className="min-[45rem]:hidden" />
              <Fact ask={ask}>{fact}</Fact> {after}
            </span>
          </p>
          <div className="quote-tie">
            <div className="min-[45rem]:hidden">
              <QuoteDrop ask={ask} />
            </div>
            <div className="hidden min-[45rem]:block">
              <QuoteLink ask={ask} />
            </div>
          </div>
          <p className={`quote-draft quote-field ${ask ? 'bg-copper-wash' : ''}`}>
            <span className="text-ink-2">{label}</span>
            <span className={`font-semibold ${ask ? 'text-copper' : ''}`}>{value}</span>
          </p>
        </Fragment>
      ))}
      <div className="quote-draft quote-total flex flex-wrap justify-between gap-3 py-5">
        <p>
          <span className="mr-3 text-ink-2">{copy.totalLabel}</span>
          <span className="font-display text-h4 font-medium tabular-nums">{copy.total}</span>
        </p>
        <span className="rounded-control bg-teal px-4 py-2.5 text-center leading-tight font-semibold text-on-teal">
          {copy.approveLabel}
        </span>
      </div>
    </div>
    <figcaption className="page-width mt-4 text-note text-ink-2">{copy.caption}</figcaption>
  </figure>
)

const Head = ({ title, note, place }: { title: string; note: string; place: string }) => (
  <div className={`${place} grid min-h-14 content-center gap-y-1 py-3 lg:flex lg:items-center lg:justify-between`}>
    <p className="font-display text-h4 font-medium tracking-lead">{title}</p>
    <p className="text-small text-ink-2">{note}</p>
  </div>
)

/** Words that fill a field of the draft; copper where a person has to decide. */
const Fact = ({ ask, children }: { ask?: boolean; children: string }) => (
  <mark
    className={`border-b-[1.5px] box-decoration-clone min-[45rem]:whitespace-nowrap px-1.25 py-0.5 font-semibold text-inherit ${ask ? 'border-copper-line bg-copper-wash' : 'border-teal-line bg-teal-wash'}`}
  >
    {children}
  </mark>
)
