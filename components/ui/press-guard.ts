/** Milliseconds within which a second press counts as part of a double click, by the times of the events. */
const repeatTime = 500

/** Pixels that the second press may be away from the first, since a double tap is less exact than a double click. */
const repeatDistance = 12

/** The members of a mouse event by which a repeated press is recognized. */
export type Press = Pick<MouseEvent, 'isTrusted' | 'detail' | 'clientX' | 'clientY' | 'timeStamp'>

export interface PressGuard {
  /** Call when the last press has changed the content under the pointer. */
  arm: () => void
  /** Whether a press is the second one of a double click or double tap after the guard was armed. */
  repeats: (press: Press, isTouch: boolean) => boolean
  /** Call for each press that does not repeat another one. It ends the guard's effect, since the visitor has gone on. */
  count: (press: Press) => void
}

/** Recognizes the second press of a double click by its click count, and that of a double tap by place and time. */
export function createPressGuard(): PressGuard {
  let last: Press | undefined
  let armed: Press | undefined
  return {
    arm: () => {
      armed = last
    },
    repeats: ({ isTrusted, detail, clientX, clientY, timeStamp }, isTouch) =>
      armed !== undefined &&
      isTrusted &&
      (detail > 1 || (detail === 1 && isTouch)) &&
      timeStamp - armed.timeStamp < repeatTime &&
      Math.hypot(clientX - armed.clientX, clientY - armed.clientY) <= repeatDistance,
    count: (press) => {
      last = press
      armed = undefined
    },
  }
}
