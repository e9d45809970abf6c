'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'

/** Leads to the question that is shown: to its heading, or on wide screens, where it stands beside the hero, to its first field. */
const startHere = (click: MouseEvent) => {
  if (click.ctrlKey || click.metaKey || click.shiftKey) return
  // At once: Firefox follows a link some time after the click, which would take the focus away again.
  click.preventDefault()
  // Back from an entry of its own would change nothing.
  history.replaceState(history.state, '', '#roi-calculator')
  document.getElementById('roi-calculator')?.scrollIntoView()
  // In a field the focus would open the keyboard of a phone.
  const target = window.matchMedia('(width >= 64rem)').matches ? 'input' : 'h2[tabindex]'
  document.querySelector<HTMLElement>(`#roi-calculator ${target}`)?.focus({ preventScroll: true })
}

/** The hero's button: a link that scrolls to the calculator and moves the focus into it. */
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
