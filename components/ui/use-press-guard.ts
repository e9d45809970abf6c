import { type PointerEvent, type MouseEvent as ReactMouseEvent, useRef } from 'react'

/** Milliseconds within which a second press counts as part of a double click, by the times of the events. */
const repeatTime = 500

/** Pixels that the second press may be away from the first, since a double tap is less exact than a double click. */
const repeatDistance = 12

/** Means that there was no press. */
const noPress = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY }

interface PressGuard {
  /** Call when a press has changed the content under the pointer. */
  arm: () => void
  /** For the element whose content changes. */
  handlers: {
    onPointerDownCapture: (event: PointerEvent) => void
    onClickCapture: (event: ReactMouseEvent) => void
  }
}

/**
 * Ignores the second press of a double click or double tap after the first one has changed the content under the pointer: it
 * would answer a question that the visitor has not read, or follow a link that was not there before. Presses elsewhere or by keyboard
 * always count. A mouse event carries its click count; a tap is recognized by place and time.
 */
export function usePressGuard(): PressGuard {
  const touching = useRef(false)
  const last = useRef(noPress)
  const armed = useRef(noPress)

  const repeats = ({ isTrusted, detail, clientX, clientY, timeStamp }: MouseEvent | ReactMouseEvent): boolean => {
    const { x, y, time } = armed.current
    return (
      isTrusted &&
      (detail > 1 || (detail === 1 && touching.current)) &&
      timeStamp - time < repeatTime &&
      Math.hypot(clientX - x, clientY - y) <= repeatDistance
    )
  }

  // A press on no control would take the focus from the element that the first press has moved it to.
  const keepFocus = (event: MouseEvent) => {
    if (repeats(event)) event.preventDefault()
  }

  return {
    arm: () => {
      armed.current = last.current
      // On the document, since the page may have scrolled to the focused element.
      document.addEventListener('mousedown', keepFocus, { capture: true, once: true })
    },
    handlers: {
      onPointerDownCapture: ({ pointerType }) => {
        touching.current = pointerType === 'touch'
      },
      onClickCapture: (event) => {
        if (repeats(event)) {
          event.preventDefault()
          event.stopPropagation()
        } else {
          last.current = { x: event.clientX, y: event.clientY, time: event.timeStamp }
        }
      },
    },
  }
}
