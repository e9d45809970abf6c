'use client'

import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

interface JobSelectionProps {
  /** The jobs' cards and dialogs; the id of a dialog is the id of its job. */
  children: ReactNode
}

const none = () => null

/**
 * Knows which job is selected: the one whose dialog is open, or none. The browser opens and closes the dialogs by itself,
 * so they are the truth, and the selection and the address follow them whoever opened or closed one.
 */
export function JobSelection({ children }: JobSelectionProps) {
  const root = useRef<HTMLDivElement>(null)

  const subscribe = useCallback((listener: () => void) => {
    const observer = new MutationObserver(listener)
    if (root.current) observer.observe(root.current, { subtree: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [])
  const readOpen = useCallback(() => root.current?.querySelector('dialog[open]')?.id ?? null, [])
  const selected = useSyncExternalStore(subscribe, readOpen, none)

  useEffect(() => {
    if (!selected) return
    const { pathname, search, hash: address } = window.location
    // An address that names a job already leads: its dialog is open or about to be.
    const named = document.getElementById(address.slice(1))
    if (!named || !root.current?.contains(named)) {
      window.history.replaceState(window.history.state, '', `${pathname}${search}#${selected}`)
    }
    return () => {
      const { hash, pathname: here } = window.location
      if (here === pathname && hash === `#${selected}`) {
        window.history.replaceState(window.history.state, '', `${pathname}${search}`)
      }
    }
  }, [selected])

  return (
    <div ref={root} data-selected={selected ?? undefined}>
      {children}
    </div>
  )
}
