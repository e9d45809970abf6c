'use client'

import { useEffect, useLayoutEffect } from 'react'
import { navigationType } from '@/lib/navigation-type'
import { dropPlan } from '@/lib/plan/drop-plan'
import { isPlanFragment, readPlanFragment } from '@/lib/plan/fragment'
import { leavePlan } from '@/lib/plan/leave-plan'
import { nameCount } from '@/lib/plan/name-count'
import type { PlanItem } from '@/lib/plan/plan'
import { replacedPlan } from '@/lib/plan/replaced-plan'
import { planStore } from '@/lib/plan/store'
import { takePlan } from '@/lib/plan/take-plan'
import { markScriptsRunning } from '@/lib/script-state'
import type { NoticeCopy } from './copy'

interface PlanCarrierProps {
  /** All tools on offer. */
  tools: readonly PlanItem[]
  notices: NoticeCopy
}

/**
 * Keeps the plan from one document to the next: it lives in memory, every link loads a new document, and session storage holds it
 * in between. A reload empties it, on this page here and on all others in the site's entry script. A plan that the address carries
 * replaces it, and is then removed from the address, which would contradict the plan after its first change. A notice offers the
 * replaced plan and counts the tools of a link that are not on offer. Renders nothing.
 */
export function PlanCarrier({ tools, notices }: PlanCarrierProps) {
  useLayoutEffect(markScriptsRunning, [])

  useEffect(() => {
    const arrive = () => {
      const { plan: inMemory, notices: shown } = planStore.read()
      const stored = takePlan(tools)
      const linked = readPlanFragment(location.hash, tools)
      if (isPlanFragment(location.hash)) history.replaceState(history.state, '', location.pathname + location.search)
      const before = stored ?? { plan: inMemory, earlier: shown[0]?.earlier }
      const plan = linked.plan ?? before.plan
      if (linked.plan || stored) planStore.restore(plan)
      const earlier = replacedPlan(plan, before.plan, before.earlier)
      const texts = [
        ...(linked.missing > 0 ? [nameCount(linked.missing, notices.missing)] : []),
        ...(earlier ? [notices.replaced] : []),
      ]
      const text = texts.length > 1 ? texts.map((sentence) => `${sentence}.`).join(' ') : texts[0]
      if (text) planStore.notify({ kind: 'info', text, earlier })
    }
    const leave = () => {
      const state = planStore.read()
      if (state !== planStore.readInitial()) leavePlan(state.plan, state.notices[0]?.earlier)
    }
    // Back on a page from the browser's page cache: a plan stored since then is newer.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && arrive()
    // Such a page may be shown before the page that the visitor leaves has stored its plan.
    const comeLate = ({ newValue }: StorageEvent) => newValue && arrive()
    if (navigationType() === 'reload') dropPlan()
    arrive()
    addEventListener('pagehide', leave)
    addEventListener('hashchange', arrive)
    addEventListener('pageshow', comeBack)
    addEventListener('storage', comeLate)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('hashchange', arrive)
      removeEventListener('pageshow', comeBack)
      removeEventListener('storage', comeLate)
    }
  }, [tools, notices])

  return null
}
