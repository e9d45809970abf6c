import type { ReactNode, Ref } from 'react'
import { Button, ExternalButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Roi } from '@/lib/content/schemas/roi'
import { explainEstimate } from '@/lib/roi/explain'
import { fillTemplate } from '@/lib/roi/format'
import type { savingsLines } from '@/lib/roi/illustrations'
import { isolateName } from '@/lib/roi/isolate-name'
import type { WizardState } from '@/lib/roi/wizard'
import { ResultBasis } from './result-basis'
import { ResultFigures } from './result-figures'
import { SavingsChart } from './savings-chart'

interface ResultViewProps {
  state: Extract<WizardState, { step: 6 }>
  roi: Roi
  booking: { href: string; newTabLabel: string }
  pictures: { next: ReactNode; email: ReactNode }
  lines: typeof savingsLines
  headingRef: Ref<HTMLHeadingElement>
}

/** The only effect of the e-mail button (spec section 2): nothing is sent, and the log line holds no answer. */
const logReport = () => console.log('ROI report requested by e-mail. Nothing was sent.')

/** The result: the figures, their chart, how they were calculated, and what to do next. Prints as one page. */
export const ResultView = ({ state, roi, booking, pictures, lines, headingRef }: ResultViewProps) => {
  const { estimate, answers } = state
  const copy = roi.result
  const name = isolateName(answers.name)
  return (
    <Card
      as="article"
      className="roi-report p-[min(1.25rem,6.25vw)] pt-7 sm:p-10 lg:p-12 print:border-0 print:p-0 print:shadow-none"
    >
      <p className="mb-4 hidden text-small text-ink-2 print:block">{fillTemplate(copy.printedFor, { name })}</p>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:grid-cols-2 print:grid-rows-[auto_1fr] print:gap-8">
        <div>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h3
            ref={headingRef}
            tabIndex={-1}
            className="mt-3 scroll-mt-24 [@media(max-height:36rem)]:scroll-mt-4 text-quote outline-none"
          >
            {fillTemplate(copy.heading, { name })}
          </h3>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 print:col-start-2 print:row-span-2">
          <SavingsChart estimate={estimate} copy={copy} lines={lines} />
        </div>
        <ResultFigures estimate={estimate} copy={copy} />
      </div>
      <ResultBasis explanation={explainEstimate(estimate, answers, roi)} copy={copy} />
      <div className="mt-10 border-t border-rule pt-8 print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <ExternalButton href={booking.href} newTabLabel={booking.newTabLabel} className="max-xs:w-full">
            {copy.book}
            {pictures.next}
          </ExternalButton>
          <Button look="outline" onClick={logReport} aria-describedby="roi-email-note" className="max-xs:w-full">
            {pictures.email}
            {copy.email}
          </Button>
          <Button look="text" onClick={() => window.print()} className="xs:ml-2">
            {copy.print}
          </Button>
        </div>
        <p id="roi-email-note" className="mt-4 max-w-[40rem] text-balance text-small text-ink-2">
          {copy.emailNote}
        </p>
      </div>
    </Card>
  )
}
