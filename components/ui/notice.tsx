'use client'

import { type ReactNode, useEffect } from 'react'
import { Card } from './card'
import { IconButton } from './icon-button'

/** Milliseconds for which a notice is shown while it is not paused. */
export const noticeDuration = 8000

interface NoticeProps {
  kind: 'success' | 'info'
  /** Decorative, before the text. */
  icon: ReactNode
  text: string
  /** A button below the text. */
  action?: { label: string; onPress: () => void }
  dismissLabel: string
  dismissIcon: ReactNode
  /** Keeps the notice, such as while it is hovered or has focus. */
  paused: boolean
  onDismiss: () => void
  onExpire: () => void
}

const marks = { success: 'text-teal', info: 'text-copper' }

/** One short message: expires, never takes the focus, and can be dismissed. */
export function Notice({
  kind,
  icon,
  text,
  action,
  dismissLabel,
  dismissIcon,
  paused,
  onDismiss,
  onExpire,
}: NoticeProps) {
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(onExpire, noticeDuration)
    return () => clearTimeout(timer)
  }, [paused, onExpire])

  return (
    <Card corner="plate" className="flex items-center gap-3 py-1 pr-1 pl-4 text-ink" data-kind={kind}>
      <span className={`shrink-0 ${marks[kind]}`}>{icon}</span>
      <div className="min-w-0 flex-1 text-small leading-snug">
        <p className="py-2 text-balance font-medium">{text}</p>
        {action && (
          <button type="button" onClick={action.onPress} className="text-link -mt-1.5 mb-1 block py-1 text-left">
            {action.label}
          </button>
        )}
      </div>
      <IconButton data-dismiss label={dismissLabel} look="quiet" onClick={onDismiss}>
        {dismissIcon}
      </IconButton>
    </Card>
  )
}
