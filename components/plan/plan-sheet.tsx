'use client'

import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { type NoticeIcons, PlanNotices } from './plan-notices'
import { PlanPanel, type PlanPanelProps } from './plan-panel'
import { usePlan } from './use-plan'

interface PlanSheetProps extends PlanPanelProps {
  dialog: RefObject<HTMLDialogElement | null>
  open: boolean
  /** Whether it has been opened before. Until then its panel is not rendered. */
  opened: boolean
  onClose: () => void
  closeIcon: ReactNode
  icons: NoticeIcons
}

/** From this width on the plan is shown beside the tools; the theme's `lg` breakpoint. */
const wide = '(width >= 64rem)'

/** The plan on phones: a modal dialog at the bottom of the screen, with the notice above it. */
export function PlanSheet({ dialog, open, opened, onClose, closeIcon, icons, ...panel }: PlanSheetProps) {
  const { notice } = usePlan()
  const id = useId()

  // An open sheet that the wide layout hides, as when a tablet is rotated, would still block the page.
  useEffect(() => {
    const query = window.matchMedia(wide)
    const close = () => query.matches && dialog.current?.close()
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [dialog])

  return (
    <Dialog id={id} ref={dialog} label={panel.copy.heading} placement="sheet" onClose={onClose}>
      <PlanNotices
        notice={open ? notice : undefined}
        copy={panel.notices}
        icons={icons}
        className="absolute inset-x-4 bottom-full mx-auto mb-3 max-w-md"
      />
      <div className="mx-auto flex max-h-[80vh] supports-[height:1dvh]:max-h-[calc(100dvh-5.5rem)] max-w-2xl flex-col">
        {opened && (
          <PlanPanel
            {...panel}
            corner={<DialogClose dialog={id} label={panel.copy.closeLabel} icon={closeIcon} className="-mr-2.5" />}
          />
        )}
      </div>
    </Dialog>
  )
}
