'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { Bar } from '@/components/ui/bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import { usePressGuard } from '@/components/ui/use-press-guard'
import type { Roi } from '@/lib/content/collections/roi'
import { takesSeveral } from '@/lib/roi/options'
import type { Bounds } from '@/lib/roi/payback'
import { canAdvance, isFilled, isLastQuestion, isResult, progressOf } from '@/lib/roi/wizard'
import { fillTemplate } from '@/lib/text/fill-template'
import { ResultView } from './result-view'
import { useWizard } from './use-wizard'
import { WizardStep } from './wizard-step'
import { WorkedExample } from './worked-example'

export interface WizardProps {
  roi: Roi
  booking: { href: string; label: string; newTabLabel: string }
  projectPrice: Bounds
  /** Rendered on the server, so that no illustration adds to the script. */
  pictures: { options: readonly (readonly ReactNode[])[]; next: ReactNode; email: ReactNode }
  /** Shown beside the questions. */
  aside: ReactNode
  /** Shown in place of the questions where scripts do not run. */
  scriptNotice: ReactNode
}

/** A new question slides in from the right. It starts partly opaque, so it can be read from the first frame. */
const enters =
  'motion-safe:transition-[opacity,translate] duration-300 ease-settle starting:translate-x-7 starting:opacity-20'

const missingId = 'roi-missing'

/** The ROI calculator: its questions, then the result. Answers live in this component's memory and nowhere else. */
export function Wizard({ roi, booking, projectPrice, pictures, aside, scriptNotice }: WizardProps) {
  const { state, dispatch, advance, formRef, headingRef } = useWizard(roi)
  const ready = canAdvance(state, roi)
  const guard = usePressGuard()
  /** The step at which the visitor has pressed the button too early. */
  const [asked, setAsked] = useState<number>()
  const { labels } = roi

  if (isResult(state)) {
    return (
      <div {...guard.handlers} className="lg:col-span-full lg:row-start-2 lg:mt-12">
        <ResultView
          state={state}
          roi={roi}
          booking={booking}
          projectPrice={projectPrice}
          pictures={pictures}
          headingRef={headingRef}
        />
      </div>
    )
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(ready ? undefined : state.step)
    if (ready) {
      guard.arm()
      return advance()
    }
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const first = inputs.find(({ required, value }) => required && !isFilled(value)) ?? inputs[0]
    first?.focus()
  }
  const isMissing = !ready && asked === state.step
  const position = fillTemplate(labels.step, { step: state.step + 1, steps: roi.questions.length + 1 })
  const question = roi.questions[state.step - 1]
  const missing = question && (takesSeveral(question) ? labels.missing.areas : labels.missing.choice)

  return (
    <div {...guard.handlers} className="grid grid-cols-1 gap-y-14 lg:contents">
      {scriptNotice}
      {/*
        noValidate: nothing is sent to the address, so an unusual one must not stop the visitor. Outside of a dialog the method does
        nothing: a press before hydration would else write the fields into the address.
      */}
      <Card
        as="form"
        ref={formRef}
        method="dialog"
        noValidate
        autoComplete="on"
        onSubmit={submit}
        data-needs-js=""
        className="flex flex-col p-[min(1.25rem,6.25vw)] pt-6 sm:p-10 sm:pt-9 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1 lg:min-h-[47rem] lg:self-start lg:[@media(min-height:45rem)]:sticky lg:top-[min(6.25rem,100vh-48rem)] print:static print:min-h-0"
      >
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-2">
          <p aria-live="polite" className="eyebrow text-ink-2">
            {position}
          </p>
          <p>{labels.privacy}</p>
        </div>
        <Progress value={progressOf(state.step, roi)} label={labels.progress} valueText={position}>
          <Bar amount={progressOf(state.step, roi)} most={100} point />
        </Progress>
        {state.linked && (
          <p className="mt-5 border-l-2 border-copper-line pl-4 text-small font-medium">
            {roi.result.link[state.linked]}
          </p>
        )}
        <div className="mt-6 mb-8 flex-1">
          <div key={state.step} className={state.step > 0 ? enters : ''}>
            <WizardStep
              state={state}
              roi={roi}
              missingId={isMissing ? missingId : undefined}
              pictures={pictures.options[state.step - 1]}
              headingRef={headingRef}
              dispatch={dispatch}
            />
          </div>
        </div>
        <p
          id={missingId}
          role="alert"
          hidden={!isMissing}
          data-no-print
          className="mb-3 self-end text-small font-medium text-copper"
        >
          {missing ?? labels.missing.contact}
        </p>
        <Button
          type="submit"
          data-no-print
          aria-disabled={!ready}
          aria-describedby={ready ? undefined : missingId}
          className="self-end max-xs:w-full"
        >
          {/* In a <span>, since a translator that replaces a bare text node makes React fail on the next update. */}
          <span>{isLastQuestion(state.step, roi) ? labels.calculate : labels.next}</span>
          {pictures.next}
        </Button>
      </Card>
      <div className="lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:mt-11 lg:[html:not([data-js])_&]:col-span-full">
        <WorkedExample roi={roi} />
        {aside}
      </div>
    </div>
  )
}
