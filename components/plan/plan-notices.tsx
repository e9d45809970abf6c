'use client'

import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type FocusEvent, type PointerEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notice } from '@/components/ui/notice'
import { dismissNotice, planStore, type ShownNotice } from '@/lib/browser/plan-store'
import type { Fields } from '@/lib/content/collections'
import type { Plan } from '@/lib/plan/plan'
import { Motion, settle, useEntrance } from './motion'

/** Icons of the notices, rendered on the server. */
export interface NoticeIcons {
  success: ReactNode
  info: ReactNode
  dismiss: ReactNode
}

interface PlanNoticesProps {
  notice?: ShownNotice
  copy: Fields<'planPage'>['notices']
  icons: NoticeIcons
  className: string
}

/**
 * The latest notice, which replaces the one before. Its timer is paused while it is hovered or has focus; a notice that offers to bring
 * a plan back stays.
 */
export function PlanNotices({ notice, className, ...props }: PlanNoticesProps) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)

  // Only a moving pointer counts: a notice may appear under one that rests there, or under a finger.
  const point = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) setPointed(true)
  }

  const enter = ({ target, relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget
    setFocused(target !== region.current)
  }

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget as Node | null)) setFocused(false)
  }

  // A button that is pressed disappears with its notice, so the focus returns to where it came from, else to the place of the notice.
  const close = (change: () => void) => {
    flushSync(() => {
      change()
      setFocused(false)
      setPointed(false)
    })
    const from = cameFrom.current
    const target = from instanceof HTMLElement && from.isConnected ? from : region.current
    target?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={region}
      role="status"
      tabIndex={-1}
      aria-live="polite"
      aria-atomic="false"
      onPointerMove={point}
      onPointerLeave={() => setPointed(false)}
      onFocus={enter}
      onBlur={leave}
      className={`grid items-end outline-none *:[grid-area:1/1] ${className}`}
    >
      <Motion>
        <AnimatePresence initial={false}>
          {notice && <Entry key={notice.key} notice={notice} paused={pointed || focused} onClose={close} {...props} />}
        </AnimatePresence>
      </Motion>
    </div>
  )
}

const away = { opacity: 0, y: 12 }

interface EntryProps extends Omit<PlanNoticesProps, 'notice' | 'className'> {
  notice: ShownNotice
  paused: boolean
  /** Makes a change that removes the notice. */
  onClose: (change: () => void) => void
}

function Entry({ notice, paused, onClose, copy, icons }: EntryProps) {
  const initial = useEntrance(away)
  const expire = useCallback(() => dismissNotice(planStore, notice.key), [notice.key])
  const { earlier } = notice
  const restore = (plan: Plan) => {
    planStore.restore(plan)
    planStore.notify({ kind: 'success', text: copy.restored })
  }
  return (
    <m.div data-notice={notice.key} initial={initial} animate={{ opacity: 1, y: 0 }} exit={away} transition={settle}>
      <Notice
        kind={notice.kind}
        icon={icons[notice.kind]}
        text={notice.text}
        action={earlier && { label: copy.restoreLabel, onPress: () => onClose(() => restore(earlier)) }}
        dismissLabel={copy.dismissLabel}
        dismissIcon={icons.dismiss}
        paused={paused || earlier !== undefined}
        onDismiss={() => onClose(expire)}
        onExpire={expire}
      />
    </m.div>
  )
}
