'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { usePressGuard } from '@/components/ui/use-press-guard'
import { dismissNotices, planStore } from '@/lib/browser/plan-store'
import { planBar } from './add-tool'
import { wantMotion } from './motion'
import { type NoticeIcons, PlanNotices } from './plan-notices'
import type { PlanPanelProps } from './plan-panel'
import { PlanSheet } from './plan-sheet'
import { PlanStatus } from './plan-status'
import { usePlan } from './use-plan'

interface PlanDockProps extends PlanPanelProps {
  closeIcon: ReactNode
  icons: NoticeIcons
}

/**
 * The bar at the bottom of the screen: on phones the plan's count and total with the button that opens the sheet, and on all screens
 * the notice, which covers no control: on phones it is in the bar, above the count and total, which share a line then; on wide
 * screens it covers text on the left. It is sticky within the main part, so it is in view at the page's top, too, and never covers the
 * footer.
 */
export function PlanDock({ closeIcon, icons, ...panel }: PlanDockProps) {
  const { plan, notice } = usePlan()
  const { copy } = panel
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  // The sheet opens under the finger, so that a double tap would press a button of it, such as the one that clears the plan.
  const guard = usePressGuard()

  useEffect(() => () => dismissNotices(planStore), [])

  // Dismissed, since a screen reader would announce a notice again in the sheet's live region.
  const show = () => {
    dismissNotices(planStore)
    wantMotion()
    // Synchronously, so that the panel is rendered when the browser moves the focus into the dialog.
    flushSync(() => {
      setOpen(true)
      setOpened(true)
    })
    dialog.current?.showModal()
    guard.arm()
  }
  const hide = () => {
    dismissNotices(planStore)
    setOpen(false)
  }

  // The bar comes with the first tool, and stays once it has opened the sheet, since the focus returns to it.
  const shown = plan.length > 0 || notice !== undefined || opened

  return (
    <div className="sticky bottom-0 z-20 lg:pointer-events-none" data-no-print {...guard.handlers}>
      <div
        data-needs-js
        className={`page-width relative ${shown ? 'max-lg:flex max-lg:items-center max-lg:gap-x-4 max-xs:gap-x-3 max-lg:border-t max-lg:border-rule-2 max-lg:bg-card max-lg:py-3' : ''}`}
      >
        <div className="group/dock flex-1">
          <PlanNotices
            notice={open ? undefined : notice}
            copy={panel.notices}
            icons={icons}
            className="pointer-events-auto relative max-lg:[&_p]:text-note max-lg:[&_p]:leading-tight max-lg:[&_p]:py-1.5 max-lg:[&_span:has(svg):first-child]:hidden max-lg:[&_[data-kind]]:py-0 max-lg:[&_[data-kind]]:border-0 max-lg:[&_[data-kind]]:bg-transparent max-lg:[&_[data-kind]]:pl-0 max-lg:[&_[data-kind]]:shadow-none max-xs:[&_[data-kind]]:gap-0 lg:absolute lg:bottom-2 lg:left-gutter lg:w-[22.5rem]"
          />
          {/* Heard from the first tool on, so it is in the tree before. */}
          <PlanStatus
            id="Plan-total"
            copy={copy}
            size="xs"
            countClass="mr-1.5 block text-note text-ink-2 group-has-[[data-notice]]/dock:inline"
            className={`block leading-tight tabular-nums group-has-[[data-notice]]/dock:mt-2 lg:hidden ${shown ? '' : 'sr-only'}`}
          />
        </div>
        <Button
          id={planBar}
          look={plan.length > 0 ? 'primary' : 'outline'}
          onClick={show}
          aria-haspopup="dialog"
          aria-describedby="Plan-total"
          className={`max-xs:px-3.5! ${shown ? 'lg:hidden' : 'hidden!'}`}
        >
          {copy.openLabel}
        </Button>
      </div>
      <PlanSheet
        {...panel}
        dialog={dialog}
        open={open}
        opened={opened}
        onClose={hide}
        closeIcon={closeIcon}
        icons={icons}
      />
    </div>
  )
}
