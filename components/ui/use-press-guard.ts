import { type KeyboardEvent, type PointerEvent, type MouseEvent as ReactMouseEvent, useRef, useState } from 'react'

/** Milliseconds within which a second press counts as part of a double click, by the times of the events. */
const repeatTime = 500

/** Pixels that the second press may be away from the first, since a double tap is less exact than a double click. */
const repeatDistance = 12

/** The members of a mouse event by which a repeated press is recognized. */
export type Press = Pick<MouseEvent, 'isTrusted' | 'detail' | 'clientX' | 'clientY' | 'timeStamp'>

/** Recognizes the second press of a double click by its click count, and that of a double tap by place and time. */
export function createPressGuard() {
  let last: Press | undefined
  let armed: Press | undefined
  return {
    /** Call when the last press has changed the content under the pointer. */
    arm: () => {
      armed = last
    },
    /** Whether a press is the second one of a double click or double tap after the guard was armed. */
    repeats: ({ isTrusted, detail, clientX, clientY, timeStamp }: Press, isTouch: boolean) =>
      armed !== undefined &&
      isTrusted &&
      (detail > 1 || (detail === 1 && isTouch)) &&
      timeStamp - armed.timeStamp < repeatTime &&
      Math.hypot(clientX - armed.clientX, clientY - armed.clientY) <= repeatDistance,
    /** Call for each press that does not repeat another one. It ends the guard's effect, since the visitor has gone on. */
    count: (press: Press) => {
      last = press
      armed = undefined
    },
  }
}

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
