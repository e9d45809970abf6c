'use client'

import { useEffect, useState } from 'react'
import { Price } from '@/components/ui/price'
import type { Fields } from '@/lib/content/collections'
import { hasItem, type Plan, totalPrice } from '@/lib/plan/plan'
import { nameCount, nameTool } from '@/lib/plan/text'
import { usePlan } from './use-plan'

interface PlanStatusProps {
  id?: string
  copy: Fields<'planPage'>['panel']
  size: 's' | 'xs'
  /** Classes of the count, which is only heard without any. */
  countClass?: string
  className: string
}

/** How long the status waits for the notice of the same change to be announced first, in ms. */
const noticeLead = 100

/** The tool that went, if exactly one did. */
const goneFrom = (before: Plan, plan: Plan) => {
  const [gone, another] = before.filter(({ id }) => !hasItem(plan, id))
  return another ? undefined : gone
}

/** What is so now, heard at every change: the tool that went, if one did, the count, and the total. */
export function PlanStatus({ id, copy, size, countClass = 'sr-only', className }: PlanStatusProps) {
  const { plan, notice } = usePlan()
  const [{ shown, gone }, show] = useState<{ shown: Plan; gone?: string }>({ shown: plan })
  useEffect(() => {
    const next = () =>
      show((now) => (now.shown === plan ? now : { shown: plan, gone: goneFrom(now.shown, plan)?.name }))
    const timer = setTimeout(next, notice ? noticeLead : 0)
    return () => clearTimeout(timer)
  }, [plan, notice])
  return (
    <output id={id} aria-label={copy.heading} aria-atomic="true" className={className}>
      {gone && <span className="sr-only">{`${nameTool(copy.removedStatus, gone)}: `}</span>}
      <span className={countClass}>{nameCount(shown.length, copy.count)}</span>
      <span className="sr-only">, </span>
      <span className={`text-ink-2 ${size === 's' ? 'text-small' : 'text-note'}`}>
        <Price
          form={copy.priceTemplate}
          amount={totalPrice(shown)}
          size={size}
          className={size === 's' ? 'mr-1' : ''}
        />
      </span>
    </output>
  )
}
