import { Fragment } from 'react'
import type { Fields } from '@/lib/content/collections'

type Copy = NonNullable<Fields<'servicesPage'>['quoteDesk']>

/** The columns of the two panes, aligned with the page's columns. */
const messageClass = 'pr-(--inner) pl-(--edge) desk:col-start-1'
const draftClass = 'px-(--edge) desk:col-start-3 desk:pl-(--inner)'

/** Rows side by side have the same height; a field is a little lower when it has no neighbor. */
const rowClass =
  'desk:flex desk:min-h-17 desk:items-center desk:justify-between desk:gap-4 desk:border-t desk:border-rule desk:py-2.5'
const labeledClass = 'gap-x-3 max-desk:grid max-desk:grid-cols-[min(6rem,40%)_minmax(0,1fr)]'
const fieldClass = `${rowClass} ${labeledClass} items-center border-b border-rule py-2.5 max-desk:py-1.5 max-desk:min-h-11 max-desk:border-y max-desk:border-rule-2 desk:-mb-px`
/** A number beside a long label breaks less than that. */
const wholeClass = 'wrap-break-word desk:max-w-3/4'
const totalClass = `${labeledClass} desk:flex desk:justify-between`

/**
 * A message becomes a draft, shown as wide as the window: every fact is connected to the field that it fills. Screen readers hear a
 * picture with its caption, which says the same in a sentence.
 */
export const QuoteDesk = ({ copy }: { copy: Copy }) => (
  <figure className="@container relative z-2" data-reveal>
    <div
      role="img"
      aria-label={copy.caption}
      className="quote-desk relative border-y border-rule-2 text-small leading-[1.45] max-desk:bg-paper lg:text-body desk:grid desk:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)]"
    >
      {/* On phones the heads are the key to the rows below: a message is on paper, the draft on a card. */}
      <div className="grid grid-cols-2 border-b border-rule-2 desk:contents">
        <Head title={copy.messageTitle} note={copy.messageNote} place={messageClass} />
        <Head
          title={copy.draftTitle}
          note={copy.draftNote}
          place={`${draftClass} max-desk:border-l max-desk:border-rule-2 max-desk:bg-card max-desk:pl-4`}
        />
      </div>
      {copy.rows.map(({ before, fact, after, label, value, ask }) => (
        <Fragment key={label}>
          <p className={`${messageClass} ${rowClass} text-balance max-desk:pt-2.5`}>
            <span>
              {before} <br className="desk:hidden" />
              <Fact ask={ask}>{fact}</Fact> {after}
            </span>
          </p>
          <span className={`tie ${ask ? 'border-dashed text-copper-line' : 'text-teal-line'}`} />
          <p className={`${draftClass} ${fieldClass} ${ask ? 'bg-copper-wash' : 'max-desk:bg-card'}`}>
            <span className="text-ink-2">{label}</span>
            <span className={`${wholeClass} font-semibold ${ask ? 'text-copper' : ''}`}>{value}</span>
          </p>
        </Fragment>
      ))}
      <div className={`${draftClass} py-4 max-desk:bg-card`}>
        <p className={`${totalClass} items-baseline`}>
          <span className="text-ink-2">{copy.totalLabel}</span>
          <span className={`${wholeClass} font-display text-body font-medium tabular-nums`}>{copy.total}</span>
        </p>
        <p className="mt-1 text-small text-ink-2 desk:text-right">{copy.approvalNote}</p>
      </div>
    </div>
    <figcaption aria-hidden="true" className="page-width mt-4 text-note text-ink-2">
      {copy.caption}
    </figcaption>
  </figure>
)

const Head = ({ title, note, place }: { title: string; note: string; place: string }) => (
  <div
    className={`${place} flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 desk:grid desk:min-h-14 desk:content-center desk:py-3 lg:flex lg:items-center`}
  >
    <p className="font-display font-medium tracking-lead desk:text-body">{title}</p>
    <p className="text-small text-ink-2">{note}</p>
  </div>
)

/** Text that fills a field of the draft; copper where a person has to decide. */
const Fact = ({ ask, children }: { ask?: boolean; children: string }) => (
  <mark
    className={`border-b-[1.5px] box-decoration-clone desk:whitespace-nowrap px-1.25 py-0.5 font-semibold text-inherit ${ask ? 'border-copper-line bg-copper-wash' : 'border-teal-line bg-teal-wash'}`}
  >
    {children}
  </mark>
)
