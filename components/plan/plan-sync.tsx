'use client'

import { useEffect, useLayoutEffect } from 'react'
import { planStore } from '@/lib/browser/plan-store'
import { markScriptsRunning } from '@/lib/browser/script-state'
import type { Fields } from '@/lib/content/collections'
import type { PlanItem } from '@/lib/plan/plan'

interface PlanSyncProps {
  /** All tools on offer. */
  tools: readonly PlanItem[]
  notices: Fields<'planPage'>['notices']
}

/** Connects the plan with the tab and the address. Renders nothing. */
export function PlanSync({ tools, notices }: PlanSyncProps) {
  useLayoutEffect(markScriptsRunning, [])
  useEffect(() => planStore.connect({ offered: tools, syncHash: false, texts: notices }), [tools, notices])
  return null
}
