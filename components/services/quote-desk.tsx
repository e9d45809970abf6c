import { Card } from '@/components/ui/card'
import { PaneHead } from './pane'
import { QuoteHangers, QuoteLink } from './quote-link'
import type { ServicesWords } from './words'

type Words = ServicesWords['quoteDesk']

/**
 * A message becomes a draft: every fact is tied to the field that it fills. The picture is hidden from screen readers,
 * since its caption tells the same in a sentence and its button does nothing.
 */
export const QuoteDesk = ({ words, className = '' }: { words: Words; className?: string }) => (
  <figure className={className} data-reveal suppressHydrationWarning>
    <div aria-hidden="true" className="quote-desk">
      <Card className="pane self-start overflow-hidden">
        <PaneHead title={words.messageTitle} note={words.messageNote} />
        {words.rows.map(({ before, fact, after, ask }) => (
          <p key={fact} className="desk-row">
            <span>
              {before} <mark className={ask ? 'desk-fact desk-ask' : 'desk-fact'}>{fact}</mark> {after}
            </span>
          </p>
        ))}
      </Card>
      <div className="desk-hangers">
        <QuoteHangers asks={words.rows.map(({ ask }) => ask === true)} />
      </div>
      <div className="desk-links">
        {words.rows.map(({ fact, ask }) => (
          <QuoteLink key={fact} ask={ask} />
        ))}
      </div>
      <Draft words={words} />
    </div>
    <figcaption className="mt-6 text-note text-ink-2">{words.caption}</figcaption>
  </figure>
)

const Draft = ({ words }: { words: Words }) => (
  <Card className="pane overflow-hidden">
    <PaneHead title={words.draftTitle} note={words.draftNote} />
    {words.rows.map(({ label, value, ask }) => (
      <p key={label} className={`desk-row justify-between gap-4 ${ask ? 'bg-copper-wash' : ''}`}>
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
  </Card>
)
