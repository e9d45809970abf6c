'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import type { NoticeTexts } from '@/lib/plan/notices'
import { hasItem, type PlanItem } from '@/lib/plan/plan'
import { planStore } from '@/lib/plan/store'
import { wantMotion } from './motion'
import { usePlan } from './use-plan'

interface AddToolProps {
  item: PlanItem
  addLabel: string
  addedLabel: string
  addIcon: ReactNode
  addedIcon: ReactNode
  notices: NoticeTexts
}

const addedLook =
  'border-transparent bg-teal-wash text-teal cursor-default hover:bg-teal-wash hover:text-teal active:translate-y-0'

/** Puts a tool into the plan. Once it is there the button stays, so that focus does, and says so. */
export function AddTool({ item, addLabel, addedLabel, addIcon, addedIcon, notices }: AddToolProps) {
  const added = hasItem(usePlan().plan, item.id)
  return (
    <button
      type="button"
      data-needs-js
      aria-disabled={added}
      onPointerEnter={wantMotion}
      onFocus={wantMotion}
      onClick={() => planStore.dispatch({ type: 'add', item }, notices)}
      className={buttonClass({
        look: 'outline',
        className: `w-full scroll-mb-44 px-3! print:hidden ${added ? addedLook : ''}`,
      })}
    >
      {added ? addedIcon : addIcon}
      {/* In an element of its own React still finds them where the browser has translated them. */}
      <span>{added ? addedLabel : addLabel}</span>
      <span className="sr-only">{item.name}</span>
    </button>
  )
}
