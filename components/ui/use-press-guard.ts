import { type KeyboardEvent, type PointerEvent, type MouseEvent as ReactMouseEvent, useRef, useState } from 'react'
import { createPressGuard } from '@/components/ui/press-guard'

interface PressGuardHook {
  /** Call when a press has changed the content under the pointer. */
  arm: () => void
  /** For the element whose content changes. */
  handlers: {
    onPointerDownCapture: (event: PointerEvent) => void
    onClickCapture: (event: ReactMouseEvent) => void
    onKeyDownCapture: (event: KeyboardEvent) => void
  }
}

/**
 * Ignores the second press of a double click or double tap after the first one has changed the content under the pointer: it
 * would answer a question that the visitor has not read, or follow a link that was not there before. Presses elsewhere always
 * count, and so do keys, but for Enter while it is held.
 */
export function usePressGuard(): PressGuardHook {
  const touching = useRef(false)
  const [guard] = useState(createPressGuard)

  // A press on no control would take the focus from the element that the first press has moved it to.
  const keepFocus = (event: MouseEvent) => {
    if (guard.repeats(event, touching.current)) event.preventDefault()
  }

  return {
    arm: () => {
      guard.arm()
      // On the document, since the page may have scrolled to the focused element.
      document.addEventListener('mousedown', keepFocus, { capture: true, once: true })
    },
    handlers: {
      onPointerDownCapture: ({ pointerType }) => {
        touching.current = pointerType === 'touch'
      },
      onClickCapture: (event) => {
        if (guard.repeats(event.nativeEvent, touching.current)) {
          event.preventDefault()
          event.stopPropagation()
        } else guard.count(event.nativeEvent)
      },
      onKeyDownCapture: (event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      },
    },
  }
}
