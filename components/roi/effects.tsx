import { Fragment, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { tableRoles as roles } from '@/components/ui/table-roles'
import { NoBreakText } from '@/components/ui/text'
import type { Roi } from '@/lib/content/collections/roi'
import { calculateEstimate } from '@/lib/roi/calculate'
import { formatResult } from '@/lib/roi/format'
import { type Answers, type Said, sayOption } from '@/lib/roi/options'
import { type Effect, findEffects, ratioAxis } from '@/lib/roi/sensitivity'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'
import { NoBreakAnswer } from './no-break-answer'
import { ScaleBar, ScaleLabels } from './scale-bar'

interface EffectsProps {
  answers: Answers
  roi: Roi
}

/** The estimate with each other answer, as bars around it; a press on one shows that estimate, another press the own one again. */
export function Effects({ answers, roi }: EffectsProps) {
  const [chosen, choose] = useState<Effect>()
  const own = calculateEstimate(answers, roi)
  const { effects: copy } = roi.result
  const { costSavings, timeSaved, efficiencyGain } = formatResult(chosen?.estimate ?? own, roi.result)
  const section = useRef<HTMLElement>(null)
  // The pressed button disappears, so the focus moves to that of the answer.
  const goBack = () => {
    section.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    choose(undefined)
  }
  return (
    <section ref={section} aria-labelledby="roi-effects" className="print:col-span-full print:row-start-5 print:mt-4">
      <h3 id="roi-effects" className="text-h3 print:text-body">
        {copy.heading}
      </h3>
      <p className="mt-2 max-w-[40rem] text-small text-ink-2 print:mt-0 print:text-note">
        <span className="print:hidden">
          <NoBreakText text={copy.text} />{' '}
        </span>
        <span aria-hidden="true">
          <NoBreakText text={copy.scale} />
        </span>
      </p>
      <div
        data-chosen={chosen !== undefined}
        className="z-10 mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-control border border-rule-2 bg-card px-4 py-2.5 data-[chosen=true]:border-teal data-[chosen=true]:bg-teal-wash [@media(height>=46rem)]:sticky top-16 sm:top-22 print:hidden"
      >
        <p role="status">
          <span className="block text-small font-semibold">
            <NoBreakAnswer {...(chosen ? nameEffect(chosen, copy.whatIf) : { text: roi.result.eyebrow })} />
          </span>
          <span className="block text-small text-ink-2 tabular-nums">
            {costSavings}
            {[timeSaved, efficiencyGain].map((text) => (
              <Fragment key={text}>
                <span aria-hidden="true"> · </span>
                {text}
              </Fragment>
            ))}
          </span>
        </p>
        {chosen && (
          <Button look="text" onClick={goBack}>
            {copy.back}
          </Button>
        )}
      </div>
      <EffectsTable
        answers={answers}
        roi={roi}
        chosen={chosen}
        onPress={(effect) => choose(isSame(effect, chosen) ? undefined : effect)}
      />
    </section>
  )
}

const nameEffect = ({ question, option }: Effect, frame = '{answer}') =>
  sayOption(option, (answer) => fillTemplate(frame, { answer: fillTemplate(question.effect ?? frame, { answer }) }))

const isSame = (one: Effect, other?: Effect) => one.option === other?.option

interface EffectsTableProps extends EffectsProps {
  chosen?: Effect
  /** Absent where scripts do not run. */
  onPress?: (effect: Effect) => void
}

const rowClass =
  'relative grid max-sm:border-b max-sm:border-rule grid-cols-[minmax(0,1fr)_fit-content(50%)] items-center gap-x-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_auto] sm:*:last:w-36 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)_auto] print:grid-cols-[20rem_minmax(0,1fr)_auto] print:*:last:w-28'
const barCell = 'max-sm:order-last max-sm:col-span-full max-sm:mb-2 max-sm:h-5'

/** The estimates with other answers, each with its bar: chart and table in one. */
export function EffectsTable({ answers, roi, chosen, onPress }: EffectsTableProps) {
  const { effects: copy, eyebrow, savingsLabel } = roi.result
  const own = calculateEstimate(answers, roi).estimatedSavings
  const effects = findEffects(answers, roi)
  const axis = ratioAxis([own, ...effects.map(({ estimate }) => estimate.estimatedSavings)])
  const rows: { name: Said; savings: number; effect?: Effect }[] = [
    { name: { text: eyebrow }, savings: own },
    ...effects.map((effect) => ({
      name: nameEffect(effect),
      savings: effect.estimate.estimatedSavings,
      effect,
    })),
  ]
  return (
    <table
      {...roles.table}
      aria-labelledby="roi-effects"
      className="mt-3 block text-small print:mt-0 print:text-note print:leading-tight"
    >
      <thead {...roles.group} className="block border-b border-ink">
        <tr {...roles.row} className={`${rowClass} py-1 text-left print:pt-1 print:pb-0.5`}>
          <th {...roles.column}>{copy.answerLabel}</th>
          <td aria-hidden="true" className={barCell}>
            <ScaleLabels {...axis} />
          </td>
          <th {...roles.column} className="text-right">
            {savingsLabel}
          </th>
        </tr>
      </thead>
      <tbody {...roles.group} className="block">
        {rows.map(({ name, savings, effect }) => {
          const isPressed = effect ? isSame(effect, chosen) : chosen === undefined
          const look = [
            !effect && 'min-h-9 max-sm:pt-2 print:min-h-0',
            effect && isPressed && 'bg-teal-wash print:bg-transparent',
            effect && onPress && 'hover:bg-teal-wash',
          ]
          return (
            <tr
              key={`${effect?.question.key} ${effect?.option.key}`}
              {...roles.row}
              className={`${rowClass} ${look.filter(Boolean).join(' ')}`}
            >
              <th {...roles.head} className={`text-left leading-snug ${effect ? 'font-normal' : ''}`}>
                {effect && onPress ? (
                  <button
                    type="button"
                    aria-pressed={isPressed}
                    onClick={() => onPress(effect)}
                    className="min-h-11 w-full scroll-mt-48 py-1 text-left after:absolute after:inset-0 print:min-h-0 print:py-0"
                  >
                    <NoBreakAnswer {...name} />
                  </button>
                ) : (
                  <NoBreakAnswer {...name} />
                )}
              </th>
              <td aria-hidden="true" className={`${barCell} self-stretch`}>
                <ScaleBar
                  axis={axis}
                  bar={[own, savings]}
                  line={own}
                  point={isPressed ? savings : undefined}
                  className="h-0 min-h-full"
                />
              </td>
              <td {...roles.cell} className={`text-right tabular-nums ${effect ? '' : 'font-semibold'}`}>
                {formatDollars(savings)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
