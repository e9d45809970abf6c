'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'

/** Moves the focus to the first field where the questions stand beside the hero. */
const focusFirstField = () => {
  if (!window.matchMedia('(width >= 64rem)').matches) return
  // Later, since following the link takes the focus away.
  setTimeout(() => document.querySelector<HTMLElement>('#roi-calculator input')?.focus({ preventScroll: true }))
}

/** The hero's button: a link that scrolls to the calculator, and on wide screens also moves the focus to its first field. */
export function StartLink({ children }: { children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const element = link.current
    element?.addEventListener('click', focusFirstField)
    return () => element?.removeEventListener('click', focusFirstField)
  }, [])

  return (
    <a ref={link} href="#roi-calculator" data-no-print className={buttonClass({ large: true })}>
      {children}
    </a>
  )
}
