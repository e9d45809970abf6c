'use client'

import { AnimatePresence, useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { Plan, PlanItem } from '@/lib/plan/plan'
import { nameTool } from '@/lib/plan/text'
import { formatDollars } from '@/lib/text/money'
import { settle, useEntrance } from './motion'

interface PlanItemsProps {
  plan: Plan
  removeLabel: string
  removeIcon: ReactNode
  onRemove: (id: string) => void
}

/** The tools in the plan, each with its price and a button that removes it. */
export const PlanItems = ({ plan, ...props }: PlanItemsProps) => (
  <ul className="empty:hidden">
    <AnimatePresence initial={false}>
      {plan.map((item) => (
        <PlanRow key={item.id} item={item} {...props} />
      ))}
    </AnimatePresence>
  </ul>
)

const closed = { height: 0, opacity: 0 }

function PlanRow({ item, removeLabel, removeIcon, onRemove }: Omit<PlanItemsProps, 'plan'> & { item: PlanItem }) {
  const initial = useEntrance(closed)
  // While the exit animation runs, the row can no longer be focused or pressed.
  const leaving = !useIsPresent()
  return (
    <m.li
      inert={leaving}
      initial={initial}
      animate={{ height: 'auto', opacity: 1 }}
      exit={closed}
      transition={settle}
      className="overflow-y-clip border-b border-rule last:border-0"
    >
      <div className="flex flex-wrap items-start gap-x-3 py-1.5">
        <p className="min-w-0 flex-1 basis-28 py-3 text-small leading-snug font-medium">{item.name}</p>
        <p className="ml-auto py-3 text-small leading-snug tabular-nums">{formatDollars(item.price)}</p>
        <IconButton
          data-remove={item.id}
          label={nameTool(removeLabel, item.name)}
          look="remove"
          onClick={() => onRemove(item.id)}
          className="-mr-2.5 print:hidden"
        >
          {removeIcon}
        </IconButton>
      </div>
    </m.li>
  )
}
