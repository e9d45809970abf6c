'use client'

import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'

/** Time to move the pointer from the words into the popup, in ms. */
const grace = 250

interface Parts {
  button: HTMLButtonElement
  popover: HTMLElement
}

/** The button and the popup around an event's target, if it is at one. */
function partsAt(target: EventTarget | null): Parts | undefined {
  const place = target instanceof Element ? target.closest('[data-explained]') : null
  const button = place?.querySelector('button')
  const popover = place?.querySelector<HTMLElement>('[popover]')
  return button && popover && 'showPopover' in popover ? { button, popover } : undefined
}

const isOpen = (popover: HTMLElement): boolean => popover.matches(':popover-open')

/** Whether a pointer or the focus stays within the same button and popup. */
const staysAt = (parts: Parts, related: EventTarget | null): boolean => partsAt(related)?.popover === parts.popover

/**
 * Opens the popups of the explained words inside it on hover and on keyboard focus as well (WCAG 1.4.13: they can be
 * dismissed with Escape, pointed at, and stay until then). A click on words whose popup the pointer has opened keeps it open.
 */
export function HoverExplanations({ children }: { children: ReactNode }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef<HTMLElement>(undefined)
  const root = useRef<HTMLDivElement>(null)

  const open = ({ button, popover }: Parts) => {
    clearTimeout(timer.current)
    if (!isOpen(popover)) popover.showPopover({ source: button })
  }

  const enter = (event: PointerEvent) => {
    const parts = partsAt(event.target)
    if (!parts || event.pointerType === 'touch' || staysAt(parts, event.relatedTarget)) return
    if (!isOpen(parts.popover)) hovered.current = parts.popover
    open(parts)
  }

  const leave = (event: PointerEvent) => {
    const parts = partsAt(event.target)
    if (!parts || event.pointerType === 'touch' || staysAt(parts, event.relatedTarget)) return
    clearTimeout(timer.current)
    if (hovered.current !== parts.popover) return
    timer.current = setTimeout(() => {
      if (isOpen(parts.popover)) parts.popover.hidePopover()
      hovered.current = undefined
    }, grace)
  }

  const keep = (event: MouseEvent) => {
    const parts = partsAt(event.target)
    if (!parts || hovered.current !== parts.popover || !isOpen(parts.popover)) return
    event.preventDefault()
    hovered.current = undefined
  }

  const focus = (event: FocusEvent) => {
    const parts = partsAt(event.target)
    if (parts && event.target.matches(':focus-visible')) open(parts)
  }

  const blur = (event: FocusEvent) => {
    const parts = partsAt(event.target)
    if (parts && isOpen(parts.popover) && !staysAt(parts, event.relatedTarget)) parts.popover.hidePopover()
  }

  // This script may start only when the pointer or the focus is already at the words: it catches up with them.
  useEffect(() => {
    const focused = partsAt(root.current?.querySelector('button:focus-visible') ?? null)
    const pointed = matchMedia('(hover: hover)').matches && root.current?.querySelector('[data-explained]:hover')
    const parts = focused ?? partsAt(pointed || null)
    if (parts && !isOpen(parts.popover)) {
      if (!focused) hovered.current = parts.popover
      parts.popover.showPopover({ source: parts.button })
    }
    return () => clearTimeout(timer.current)
  }, [])

  return (
    // It only listens to what happens to the buttons inside it.
    <div
      ref={root}
      data-island
      onPointerOver={enter}
      onPointerOut={leave}
      onClickCapture={keep}
      onFocus={focus}
      onBlur={blur}
    >
      {children}
    </div>
  )
}
