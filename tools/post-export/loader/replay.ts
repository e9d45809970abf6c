import { isListening, isLive } from './hydration'

/** An action that nobody has answered yet. */
interface Early {
  target: Element
  type: string
}

const waiting: Early[] = []

/** React only reports a change of a field that differs from what it has noted; a field changed early does not. */
const forgetValue = (target: Element): void => {
  const tracker: unknown = Reflect.get(target, '_valueTracker')
  if (
    typeof tracker === 'object' &&
    tracker !== null &&
    'setValue' in tracker &&
    typeof tracker.setValue === 'function'
  )
    tracker.setValue('')
}

/**
 * Repeats the first actions in their order, as soon as React answers them. The browser has already done its own part
 * (opened a dialog, chosen a radio button); a plain `Event` calls React's handlers without having it done again.
 */
const flush = (): void => {
  const [first] = waiting
  if (!first) return
  const { target, type } = first
  if (!isLive(target) && target.isConnected) {
    setTimeout(flush, 30)
    return
  }
  waiting.shift()
  forgetValue(target)
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  // Each in a task of its own: the next one may depend on what this one changes.
  setTimeout(flush)
}

const keep = ({ target, type, isTrusted }: Event): void => {
  if (!isTrusted || !(target instanceof Element) || isLive(target) || target.closest('a[href]')) return
  const heard = isListening()
  setTimeout(() => {
    if (heard && isLive(target)) return
    if (waiting.push({ target, type }) === 1) flush()
  })
}

/** From now on no click and no input is lost. Links need no help: the browser follows them. */
export const keepActions = (): void => {
  for (const type of ['click', 'input']) addEventListener(type, keep, true)
}
