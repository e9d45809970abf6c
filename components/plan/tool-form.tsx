'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { type NoticeTexts, noticeOf, planStore } from '@/lib/browser/plan-store'
import type { PlanItem } from '@/lib/plan/plan'
import { useEstimate } from './use-plan'

/** Loaded only where the visitor brings an estimate along. */
const EstimateCard = lazy(() => import('./estimate-card'))

/** Name of the submit buttons; their value is the id of a tool. */
export const toolField = 'tool'

interface ToolFormProps {
  /** All tools on offer. */
  tools: readonly PlanItem[]
  notices: NoticeTexts
  className?: string
  children: ReactNode
}

/**
 * The form around all tools, whose submit buttons add one each. It is a form with an action, so that a tool added before the app has
 * started is not lost (packages/static-documents/README.md, "What it leans on").
 */
export function ToolForm({ tools, notices, className, children }: ToolFormProps) {
  const estimate = useEstimate()
  const add = (data: FormData) => {
    const item = tools.find(({ id }) => id === data.get(toolField))
    if (item) planStore.dispatch({ type: 'add', item }, noticeOf(notices))
  }
  return (
    <form action={add} className={className}>
      {estimate && (
        <Suspense>
          <EstimateCard />
        </Suspense>
      )}
      {children}
    </form>
  )
}
