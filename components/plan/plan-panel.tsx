'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ButtonLink } from '@/components/ui/button'
import { usePressGuard } from '@/components/ui/use-press-guard'
import { noticeOf, planStore } from '@/lib/browser/plan-store'
import type { Fields } from '@/lib/content/collections'
import { planFragment } from '@/lib/plan/fragment'
import { emptyPlan, neighborOf, type PlanAction } from '@/lib/plan/plan'
import { nameCount } from '@/lib/plan/text'
import { withEstimate } from '@/lib/roi/fragment'
import { routes } from '@/lib/routes'
import { Motion } from './motion'
import { PlanActions } from './plan-actions'
import { PlanItems } from './plan-items'
import { PlanStatus } from './plan-status'
import { useEstimate, usePlan } from './use-plan'

export interface PlanPanelProps {
  copy: Fields<'planPage'>['panel']
  notices: Fields<'planPage'>['notices']
  /** The note on what prices include. */
  priceNote: string
  /** Where the mail draft with the plan goes. */
  email: string
  removeIcon: ReactNode
  /** Shown at the end of the heading's line, such as a close button. */
  corner?: ReactNode
}

/** The plan: its tools, their count and total, and the link to the lead form. Fills the height that its parent allows. */
export function PlanPanel({ copy, notices, priceNote, email, removeIcon, corner }: PlanPanelProps) {
  const { plan } = usePlan()
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const guard = usePressGuard()
  /** The plan that the visitor has cleared last, until another change. */
  const [cleared, setCleared] = useState(emptyPlan)

  const focus = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)?.focus()
  // The pressed button is removed, so the focus moves to the next tool's button, to the text of the empty plan, or to what undoes it.
  const change = (action: PlanAction, next?: string) => {
    guard.arm()
    flushSync(() => {
      setCleared(action.type === 'clear' ? plan : emptyPlan)
      planStore.dispatch(action, noticeOf(notices))
    })
    if (action.type === 'clear') focus('[data-undo]')
    else focus(next ? `[data-remove="${next}"]` : '[data-empty]')
  }
  const undo = () => {
    guard.arm()
    flushSync(() => planStore.restore(cleared))
    focus('[data-clear]')
  }
  const remove = (id: string) => change({ type: 'remove', id }, neighborOf(plan, id))

  return (
    <section
      ref={panel}
      aria-labelledby={headingId}
      {...guard.handlers}
      className={`flex max-h-[inherit] min-h-0 flex-col overflow-y-auto p-6 sm:p-7 print:overflow-visible print:p-0 ${plan.length === 0 ? 'print:hidden' : ''}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-rule pb-3">
        <h2 id={headingId} className="text-title">
          {copy.heading}
        </h2>
        <div className="ml-auto flex shrink-0 items-center gap-x-3">
          <p className="text-small text-ink-2 tabular-nums">{nameCount(plan.length, copy.count)}</p>
          {corner}
        </div>
      </div>
      <div className="scroll-shade -mr-2.5 min-h-12 overflow-y-auto overscroll-contain pr-2.5 print:overflow-visible [@media(max-height:38rem)]:shrink-0 [@media(max-height:38rem)]:overflow-visible">
        <Motion>
          <PlanItems plan={plan} removeLabel={copy.removeLabel} removeIcon={removeIcon} onRemove={remove} />
        </Motion>
        {plan.length === 0 && (
          <div data-empty tabIndex={-1} className="py-5 outline-none">
            <p className="font-medium">{copy.emptyTitle}</p>
            <p className="mt-1 text-balance text-small text-ink-2">{copy.emptyText}</p>
          </div>
        )}
      </div>
      <div className="shrink-0 border-t-[1.5px] border-ink pt-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-semibold">{copy.totalLabel}</p>
          <PlanStatus copy={copy} size="s" className="block" />
        </div>
        <p className="mt-1.5 text-balance text-note text-ink-2 [@media(max-height:42rem)]:hidden">{priceNote}</p>
        <ButtonLink
          look={plan.length > 0 ? 'primary' : 'outline'}
          data-event={plan.length > 0 ? 'Plan sent' : undefined}
          href={routes.leadForm.path + withEstimate(planFragment(plan), useEstimate())}
          className="mt-5 w-full print:hidden"
        >
          {copy.startLabel}
        </ButtonLink>
        {plan.length > 0 && (
          <PlanActions
            plan={plan}
            copy={copy}
            notices={notices}
            email={email}
            onClear={() => change({ type: 'clear' })}
          />
        )}
        {plan.length === 0 && cleared.length > 0 && (
          <p className="mt-2 text-right text-note print:hidden">
            <button type="button" data-undo onClick={undo} className="text-link py-3">
              {copy.undoClearLabel}
            </button>
          </p>
        )}
      </div>
    </section>
  )
}
