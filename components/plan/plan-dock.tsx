'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Figure } from '@/components/ui/figure'
import { formatCents } from '@/lib/plan/money'
import { countItems, totalCents } from '@/lib/plan/plan'
import { planStore } from '@/lib/plan/store'
import { nameCount } from '@/lib/plan/words'
import { wantMotion } from './motion'
import { type NoticeIcons, PlanNotices } from './plan-notices'
import type { PlanPanelProps } from './plan-panel'
import { PlanSheet } from './plan-sheet'
import { usePlan } from './use-plan'

interface PlanDockProps extends PlanPanelProps {
  closeIcon: ReactNode
  icons: NoticeIcons
}

/**
 * What stays at the foot of the screen: on phones the plan's count and sum with the button that opens it, everywhere the
 * notices. It sticks to the screen only as long as the tools are in view, so it never covers the footer.
 */
export function PlanDock({ closeIcon, icons, ...panel }: PlanDockProps) {
  const { plan, notices } = usePlan()
  const { words } = panel
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => () => planStore.dismissNotices(), [])

  // A notice would be read out twice if it moved between the page and the sheet.
  const show = () => {
    planStore.dismissNotices()
    wantMotion()
    setOpen(true)
    dialog.current?.showModal()
  }
  const hide = () => {
    planStore.dismissNotices()
    setOpen(false)
  }

  return (
    <div className="sticky bottom-0 z-20" data-no-print>
      <PlanNotices
        notices={open ? [] : notices}
        dismissLabel={panel.notices.dismissLabel}
        icons={icons}
        className="absolute inset-x-0 bottom-full mx-auto mb-3 max-w-md space-y-2 lg:right-auto lg:bottom-6 lg:left-0 lg:mb-0 lg:w-[30rem] lg:max-w-none max-lg:[&>*:not(:last-child)]:hidden"
      />
      <div
        data-needs-js
        className="-mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule-2 bg-card px-5 py-3 lg:hidden"
      >
        <p className="min-w-max flex-1 leading-tight tabular-nums">
          <span className="block text-note text-ink-2">{nameCount(countItems(plan), words.count)}</span>
          <Figure value={formatCents(totalCents(plan))} size="xxs" />{' '}
          <span className="text-note text-ink-2">{words.priceUnit}</span>
        </p>
        <Button onClick={show} aria-haspopup="dialog">
          {words.openLabel}
        </Button>
      </div>
      <PlanSheet {...panel} dialog={dialog} open={open} onClose={hide} closeIcon={closeIcon} icons={icons} />
    </div>
  )
}
