'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'

/** Leads to the questions that stand beside the hero, and moves the focus to the first field. */
const startHere = (click: MouseEvent) => {
  const opensElsewhere = click.ctrlKey || click.metaKey || click.shiftKey
  if (opensElsewhere || !window.matchMedia('(width >= 64rem)').matches) return
  // At once: Firefox follows a link some time after the click, which would take the focus away again.
  click.preventDefault()
  // Back from an entry of its own would change nothing.
  history.replaceState(history.state, '', '#roi-calculator')
  document.getElementById('roi-calculator')?.scrollIntoView()
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
