'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { hasItem } from '@/lib/plan/plan'
import { wantMotion } from './motion'
import { toolField } from './tool-form'
import { usePlan } from './use-plan'

export interface AddToolProps {
  id: string
  name: string
  /** The last tool of its service leads to the total of a plan, as those in the plan do. */
  isLast: boolean
  addLabel: string
  addedLabel: string
  /** The button that leads to the total, for keyboards and screen readers on phones. */
  totalLabel: string
  addIcon: ReactNode
  addedIcon: ReactNode
}

/** The id of the button that opens the plan on phones. */
export const planBar = 'Plan-bar'

const addedClass =
  'border-transparent bg-teal-wash text-teal cursor-default hover:bg-teal-wash hover:text-teal active:translate-y-0'

/** Submits one tool to the form around it. It stays in place once the tool is in the plan, so that it keeps the focus. */
export function AddTool({ id, name, isLast, addLabel, addedLabel, totalLabel, addIcon, addedIcon }: AddToolProps) {
  const { plan } = usePlan()
  const added = hasItem(plan, id)
  return (
    <>
      <button
        type="submit"
        name={toolField}
        value={id}
        data-needs-js
        data-event={added ? undefined : 'Plan item added'}
        aria-disabled={added}
        onPointerEnter={wantMotion}
        onFocus={wantMotion}
        className={buttonClass({
          look: 'outline',
          className: `w-full scroll-mb-44 px-3! print:hidden ${added ? addedClass : ''}`,
        })}
      >
        {added ? addedIcon : addIcon}
        {/* In a <span>, since a translator that replaces a bare text node makes React fail on the next update. */}
        <span>{added ? addedLabel : addLabel}</span>
        <span className="sr-only">{name}</span>
      </button>
      {(added || (isLast && plan.length > 0)) && (
        <button
          type="button"
          onClick={() => document.getElementById(planBar)?.focus()}
          className="text-link block w-full py-3 text-note not-focus:sr-only lg:hidden print:hidden"
        >
          {totalLabel}
        </button>
      )}
    </>
  )
}
