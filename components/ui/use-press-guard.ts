import { type PointerEvent, type MouseEvent as ReactMouseEvent, useRef } from 'react'

/** How long a second press belongs to the one before it, in ms, however late the page gets round to it. */
const repeatTime = 500

/** How far the second press may be from the first, in px: fingers are less exact than a mouse. */
const repeatDistance = 12

/** Place and time of a press that never was. */
const never = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY }

interface PressGuard {
  /** To be called when a press has changed what stands under the pointer. */
  arm: () => void
  /** For the element whose content changes. */
  handlers: {
    onPointerDownCapture: (event: PointerEvent) => void
    onClickCapture: (event: ReactMouseEvent) => void
  }
}

/**
 * Drops the second press of a double click or a double tap when the first one has put something else under the pointer:
 * it would answer a question that nobody has read, or follow a link that was not there. Deliberate presses, at another
 * place or by keyboard, are never held back. A mouse counts its clicks; a finger is known by place and time.
 */
export function usePressGuard(): PressGuard {
  const touching = useRef(false)
  const last = useRef(never)
  const armed = useRef(never)

  const repeats = ({ isTrusted, detail, clientX, clientY, timeStamp }: MouseEvent | ReactMouseEvent): boolean => {
    const { x, y, time } = armed.current
    return (
      isTrusted &&
      (detail > 1 || (detail === 1 && touching.current)) &&
      timeStamp - time < repeatTime &&
      Math.hypot(clientX - x, clientY - y) <= repeatDistance
    )
  }

  // A press on bare ground would take the focus away from where the first one has moved it.
  const keepFocus = (event: MouseEvent) => {
    if (repeats(event)) event.preventDefault()
  }

  return {
    arm: () => {
      armed.current = last.current
      // Anywhere: the page may have scrolled to what has the focus now.
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
