import type { ReactNode } from 'react'
import type { Roi } from '@/lib/content/collections/roi'
import type { Estimate } from '@/lib/roi/calculate'
import { formatNumber } from '@/lib/roi/format'
import { sayOption } from '@/lib/roi/options'
import { linearAxis, type Span } from '@/lib/roi/sensitivity'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'
import { NoBreakAnswer } from './no-break-answer'
import { ScaleBar, ScaleLabels } from './scale-bar'

interface EstimateSpanProps {
  span: Span
  estimate: Estimate
  roi: Roi
}

/** The estimate between those with the fewest and the most people of the answer, on a scale that begins at zero. */
export function EstimateSpan({ span, estimate, roi }: EstimateSpanProps) {
  const copy = roi.result.span
  const { from, to, least, most } = span
  const { estimatedSavings, values } = estimate
  const text = sayOption(span.option, (answer) =>
    fillTemplate(most === undefined ? copy.openText : copy.text, {
      answer,
      headcount: formatNumber(values.headcount),
      from: formatNumber(from),
      least: formatDollars(least),
      to: formatNumber(to ?? 0),
      most: formatDollars(most ?? 0),
    }),
  )
  const axis = linearAxis(most ?? estimatedSavings * 1.25)
  // Where the answer is open upward, so is the bar.
  const end = most ?? axis.ticks.at(-1) ?? 0
  const ends = [least, most].flatMap((amount) =>
    amount === undefined ? [] : { at: axis.place(amount), text: formatDollars(amount) },
  )
  // What is near has no room for two texts on a phone.
  const isNear = axis.place(end) - axis.place(least) < 40
  const labels = isNear
    ? [{ at: axis.place(estimatedSavings), text: ends.map(({ text: each }) => each).join(' – ') }]
    : ends
  return (
    <section aria-labelledby="roi-span" className="print:mt-3">
      <h3 id="roi-span" className="text-h3">
        {copy.heading}
      </h3>
      <p className="mt-1 text-small text-ink-2 print:text-note">
        <NoBreakAnswer {...text} />
      </p>
      <div aria-hidden="true" className="mt-3 print:mt-1">
        <p className="relative h-7 font-semibold print:h-6">
          <Label at={axis.place(estimatedSavings)}>{formatDollars(estimatedSavings)}</Label>
        </p>
        <ScaleBar axis={axis} bar={[least, end]} point={estimatedSavings} className="h-10 print:h-4" />
        <p className="relative h-6 text-note print:h-4">
          {labels.map(({ at, text }) => (
            <Label key={text} at={at}>
              {text}
            </Label>
          ))}
        </p>
        <ScaleLabels {...axis} />
      </div>
    </section>
  )
}

/** A text at a place of the scale, in percent, which stays inside the scale at its ends. */
const Label = ({ at, children }: { at: number; children: ReactNode }) => (
  <span className="absolute whitespace-nowrap tabular-nums" style={{ left: `${at}%`, translate: `-${at}%` }}>
    {children}
  </span>
)
