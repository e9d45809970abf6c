'use client'

import { planStore } from '@/lib/browser/plan-store'
import type { Fields } from '@/lib/content/collections'
import { planFragment } from '@/lib/plan/fragment'
import type { Plan } from '@/lib/plan/plan'
import { planDraft } from '@/lib/plan/text'
import { routes } from '@/lib/routes'
import { usePlan } from './use-plan'

interface PlanActionsProps {
  plan: Plan
  copy: Fields<'planPage'>['panel']
  notices: Fields<'planPage'>['notices']
  email: string
  onClear: () => void
}

const actionClass = 'text-link py-3'

/** Sends, prints, copies, and clears a plan. Rendered only for a plan with tools, so never on the server. */
export const PlanActions = ({ plan, copy, notices, email, onClear }: PlanActionsProps) => {
  const link = `${location.origin}${routes.plan.path}${planFragment(plan)}`
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link)
      planStore.notify({ kind: 'success', text: notices.copied })
    } catch {
      planStore.notify({ kind: 'info', text: notices.copyFailed })
    }
  }
  const { priceTemplate, totalLabel } = copy
  const { message } = usePlan()
  return (
    <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-note print:hidden">
      <a
        data-event="Plan sent"
        href={planDraft(email, plan, link, { ...copy.email, priceTemplate, totalLabel }, ...(message ? [message] : []))}
        className={actionClass}
      >
        {copy.email.label}
      </a>
      <button type="button" onClick={() => print()} className={actionClass}>
        {copy.printLabel}
      </button>
      <button type="button" onClick={copyLink} className={actionClass}>
        {copy.copyLabel}
      </button>
      <button type="button" data-clear onClick={onClear} className={actionClass}>
        {copy.clearLabel}
      </button>
    </p>
  )
}
