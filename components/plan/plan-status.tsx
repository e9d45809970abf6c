'use client'

import { useState } from 'react'
import { Price } from '@/components/ui/price'
import type { Fields } from '@/lib/content/collections'
import { hasItem, totalPrice } from '@/lib/plan/plan'
import { nameCount, nameTool } from '@/lib/plan/text'
import { usePlan } from './use-plan'

interface PlanStatusProps {
  copy: Fields<'planPage'>['panel']
  size: 's' | 'xxs'
  /** Classes of the count, which is only heard without any. */
  countClass?: string
  className: string
}

/** What is so now, heard at every change: the tool that went, if one did, the count, and the total. */
export function PlanStatus({ copy, size, countClass = 'sr-only', className }: PlanStatusProps) {
  const { plan } = usePlan()
  const [shown, setShown] = useState({ plan, gone: '' })
  if (shown.plan !== plan) {
    const [gone, another] = shown.plan.filter(({ id }) => !hasItem(plan, id))
    setShown({ plan, gone: gone && !another ? nameTool(copy.removedStatus, gone.name) : '' })
  }
  return (
    <output aria-label={copy.heading} aria-atomic="true" className={className}>
      {shown.gone && <span className="sr-only">{shown.gone}: </span>}
      <span className={countClass}>{nameCount(plan.length, copy.count)}</span>
      <span className="sr-only">, </span>
      <span className={`text-ink-2 ${size === 's' ? 'text-small' : 'text-note'}`}>
        <Price form={copy.priceTemplate} amount={totalPrice(plan)} size={size} className={size === 's' ? 'mr-1' : ''} />
      </span>
    </output>
  )
}
