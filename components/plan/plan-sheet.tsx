'use client'

import { type ReactNode, type RefObject, useEffect } from 'react'
import { type NoticeIcons, PlanNotices } from './plan-notices'
import { PlanPanel, type PlanPanelProps } from './plan-panel'
import { usePlan } from './use-plan'

interface PlanSheetProps extends PlanPanelProps {
  dialog: RefObject<HTMLDialogElement | null>
  open: boolean
  onClose: () => void
  closeIcon: ReactNode
  icons: NoticeIcons
}

/** From this width on the plan stands beside the tools; the same as the theme's `lg`. */
const wide = '(min-width: 64rem)'

/** The plan on phones: a modal dialog at the foot of the screen, with notices of its own above it. */
export function PlanSheet({ dialog, open, onClose, closeIcon, icons, ...panel }: PlanSheetProps) {
  const { notices } = usePlan()

  // A sheet that is open while the screen grows (a tablet turned over) would keep the page locked, unseen.
  useEffect(() => {
    const query = window.matchMedia(wide)
    const close = () => query.matches && dialog.current?.close()
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [dialog])

  return (
    <dialog
      ref={dialog}
      aria-label={panel.words.heading}
      onClose={onClose}
      closedby="any"
      className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none translate-y-full overflow-visible rounded-t-panel border-t border-rule-2 bg-card text-ink transition-[translate,display,overlay] transition-discrete duration-240 ease-settle open:translate-y-0 starting:open:translate-y-full"
    >
      <PlanNotices
        notices={open ? notices : []}
        dismissLabel={panel.notices.dismissLabel}
        icons={icons}
        className="absolute inset-x-4 bottom-full mx-auto mb-3 max-w-md [&>*:not(:last-child)]:hidden"
      />
      <div className="mx-auto flex max-h-[calc(100dvh-5.5rem)] max-w-2xl flex-col">
        <PlanPanel
          {...panel}
          corner={
            <button
              type="button"
              aria-label={panel.words.closeLabel}
              onClick={() => dialog.current?.close()}
              className="-mr-2.5 inline-flex size-11 shrink-0 items-center justify-center self-center rounded-control transition-colors hover:bg-stone"
            >
              {closeIcon}
            </button>
          }
        />
      </div>
    </dialog>
  )
}
