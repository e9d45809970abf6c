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
  dismissLabel: string
  dismissIcon: ReactNode
  /** Keeps the notice while it is hovered or has focus. */
  paused: boolean
  onDismiss: () => void
  onExpire: () => void
}

const marks = { success: 'text-teal', info: 'text-copper' }

/** One short message: expires, never takes the focus, and can be dismissed. */
export function Notice({ kind, icon, text, dismissLabel, dismissIcon, paused, onDismiss, onExpire }: NoticeProps) {
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(onExpire, noticeDuration)
    return () => clearTimeout(timer)
  }, [paused, onExpire])

  return (
    <Card corner="plate" className="flex items-center gap-3 py-1 pr-1 pl-4 text-ink" data-kind={kind}>
      <span className={`shrink-0 ${marks[kind]}`}>{icon}</span>
      <p className="min-w-0 flex-1 py-2 text-balance text-small leading-snug font-medium">{text}</p>
      <IconButton data-dismiss label={dismissLabel} look="quiet" onClick={onDismiss}>
        {dismissIcon}
      </IconButton>
    </Card>
  )
}
