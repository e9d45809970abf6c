'use client'

import { type ReactNode, useEffect } from 'react'
import { Card } from './card'
import { IconButton } from './icon-button'

/** How long a notice stays, in ms, while nobody points at it or has focus in it. */
export const noticeDuration = 8000

interface NoticeProps {
  kind: 'success' | 'info'
  /** Drawn before the words; decoration. */
  icon: ReactNode
  text: string
  dismissLabel: string
  dismissIcon: ReactNode
  /** Holds the notice while it is being read or used. */
  paused: boolean
  onDismiss: () => void
  onExpire: () => void
}

const marks = { success: 'text-teal', info: 'text-copper' }

/** One short message: goes away by itself, never takes focus, and can be dismissed. */
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
