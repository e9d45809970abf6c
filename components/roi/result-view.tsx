import type { ReactNode, Ref } from 'react'
import { Card } from '@/components/ui/card'
import type { Roi } from '@/lib/content/collections/roi'
import { explainEstimate } from '@/lib/roi/explain'
import { formatResult } from '@/lib/roi/format'
import { estimateFragment } from '@/lib/roi/link'
import type { Bounds } from '@/lib/roi/payback'
import { findSpan } from '@/lib/roi/sensitivity'
import type { ResultState } from '@/lib/roi/wizard'
import { routes } from '@/lib/routes'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'
import { Effects } from './effects'
import { EstimateSpan } from './estimate-span'
import { isolateName } from './isolate-name'
import { OwnPeople } from './own-people'
import { PaybackTable } from './payback-table'
import { ResultActions } from './result-actions'
import { ResultFigures } from './result-figures'
import { ResultSources } from './result-sources'
import { ResultSum, ResultTotal } from './result-sum'

interface ResultViewProps {
  state: ResultState
  roi: Roi
  booking: { href: string; label: string; newTabLabel: string }
  /** What a first project costs in US dollars. */
  projectPrice: Bounds
  pictures: { next: ReactNode; email: ReactNode }
  headingRef: Ref<HTMLHeadingElement>
}

/** Names are shown whole, so a long one gets smaller type. */
const headingSize = (name: string) => {
  if (name.length <= 40) return 'text-title'
  return name.length <= 120 ? 'text-h3' : 'text-body print:text-note'
}

/** The result: the sum behind the savings with its chart, the other figures, and what to do next. Prints as one page. */
export const ResultView = ({ state, roi, booking, projectPrice, pictures, headingRef }: ResultViewProps) => {
  const { estimate, contact, answers, linked } = state
  const copy = roi.result
  const { rows, figures, notes, sources } = explainEstimate(estimate, answers, roi)
  const { costSavings } = formatResult(estimate, copy)
  const amount = formatDollars(estimate.estimatedSavings)
  const name = isolateName(contact.name)
  const span = findSpan(answers, roi)
  const fragment = estimateFragment(answers, roi.questions)
  const visitor =
    [name, isolateName(contact.role), contact.email.trim()].filter((part) => part !== '').join(', ') ||
    copy.link.visitor
  return (
    <Card
      as="article"
      data-event={linked ? undefined : 'ROI completed'}
      className="roi-report p-[min(1.25rem,6.25vw)] pt-7 sm:p-10 lg:p-12 print:grid print:grid-cols-2 print:grid-rows-[auto_auto_auto_1fr_auto] print:gap-x-6 print:border-0 print:p-0"
    >
      <p className="my-2 hidden text-small wrap-anywhere text-ink-2 print:col-span-full print:block">
        {fillTemplate(copy.printedFor, { visitor })}
      </p>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:contents">
        <div className="@container min-w-0">
          <p className="eyebrow">{copy.eyebrow}</p>
          <h2
            ref={headingRef}
            tabIndex={-1}
            className={`mt-3 scroll-mt-14 wrap-anywhere sm:scroll-mt-20 [@media(max-height:36rem)]:scroll-mt-4 ${headingSize(name)} outline-none`}
          >
            {linked ? copy.headingWithoutName : fillTemplate(copy.heading, { name })}
            <span className="sr-only">: {fillTemplate(copy.headingSum, { amount })}</span>
          </h2>
          {linked && (
            <p className="mt-3 text-small text-ink-2">
              {copy.link.opened}{' '}
              <a href={routes.roiCalculator.path} className="text-link print:hidden">
                {copy.link.own}
              </a>
            </p>
          )}
          <ResultTotal label={copy.savingsLabel} text={costSavings} />
        </div>
        <div className="@container min-w-0 lg:col-start-2 lg:row-span-2 print:col-start-2 print:row-start-2 print:row-span-2">
          <ResultSum copy={copy.sum} rows={rows} total={{ label: copy.savingsLabel, amount }} />
          {estimate.estimatedSavings > 0 && (
            <PaybackTable savings={estimate.estimatedSavings} price={projectPrice} copy={copy.payback} />
          )}
        </div>
        <div>
          <ResultFigures figures={figures} />
          {notes.map((note) => (
            <p key={note} className="mt-5 text-small text-ink-2 print:mt-2 print:text-note">
              {note}
            </p>
          ))}
          <p className="mt-3 border-l-2 border-copper-line pl-4 text-small font-medium print:mt-2">{copy.note}</p>
          <ResultActions
            key={fragment}
            copy={copy}
            canChange={!linked}
            booking={booking}
            pictures={pictures}
            fragment={fragment}
          />
        </div>
      </div>
      <div className="mt-12 grid gap-y-12 border-t border-ink pt-8 print:contents">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 print:col-start-2 print:row-start-4 print:block">
          {span && <EstimateSpan span={span} estimate={estimate} roi={roi} />}
          <OwnPeople savings={estimate.estimatedSavings} headcount={estimate.values.headcount} copy={copy.span} />
        </div>
        <Effects key={fragment} answers={answers} roi={roi} />
        <ResultSources heading={copy.sources.heading} sources={sources} />
      </div>
    </Card>
  )
}
