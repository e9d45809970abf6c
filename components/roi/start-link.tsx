'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'

/** Follows the link, and where the questions stand beside the hero, moves the focus to the first field. */
const startHere = (click: MouseEvent) => {
  if (click.ctrlKey || click.metaKey || click.shiftKey) return
  // At once: Firefox follows a link some time after the click, which would take the focus away again.
  click.preventDefault()
  const { state } = history
  // Among the questions, Back from an entry of its own would change nothing.
  if (state?.roiStep === undefined) location.hash = 'roi-calculator'
  else location.replace('#roi-calculator')
  history.replaceState(state, '')
  if (!window.matchMedia('(width >= 64rem)').matches) return
  document.querySelector<HTMLElement>('#roi-calculator input')?.focus({ preventScroll: true })
}

/** The hero's button: a link that scrolls to the calculator, and on wide screens also moves the focus to its first field. */
export function StartLink({ children }: { children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null)

  // Until the wizard runs, the browser follows the link.
  useLayoutEffect(() => {
    const element = link.current
    element?.addEventListener('click', startHere)
    return () => element?.removeEventListener('click', startHere)
  }, [])

  return (
    <a ref={link} href="#roi-calculator" data-no-print className={buttonClass({ large: true })}>
      {children}
    </a>
  )
}
