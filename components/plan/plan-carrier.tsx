'use client'

import { useEffect } from 'react'
import { navigationType } from '@/lib/navigation-type'
import { dropPlan, leavePlan, takePlan } from '@/lib/plan/carry'
import type { PlanItem } from '@/lib/plan/plan'
import { planStore } from '@/lib/plan/store'

interface PlanCarrierProps {
  /** All tools on offer. */
  tools: readonly PlanItem[]
}

/**
 * Carries the plan from this document to the next one, since it lives in memory and every link loads a new document. A page
 * that the visitor reloads forgets it (the site script does so where there is no plan to see). Shows nothing.
 */
export function PlanCarrier({ tools }: PlanCarrierProps) {
  useEffect(() => {
    const arrive = () => {
      const plan = takePlan(tools)
      if (plan) planStore.restore(plan)
    }
    const leave = () => planStore.read() !== planStore.readInitial() && leavePlan(planStore.read().plan)
    // Back on a page that the browser has kept: what was left since then is the newer plan.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && arrive()
    // Such a page may come up before the one that the visitor leaves has left its plan.
    const comeLate = ({ newValue }: StorageEvent) => newValue && arrive()
    if (navigationType() === 'reload') dropPlan()
    arrive()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    addEventListener('storage', comeLate)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      removeEventListener('storage', comeLate)
    }
  }, [tools])

  return null
}
