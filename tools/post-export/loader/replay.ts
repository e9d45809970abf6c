import { isListening, isLive } from './hydration'

/** An action that nobody has answered yet. */
interface Early {
  target: Element
  type: string
}

const waiting: Early[] = []

/** Sends the form of a field, as Enter does once its button may be pressed; the browser has found the button still closed. */
const pressEnter = (field: Element): void =>
  field.closest('form')?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()

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
  if (type === 'keydown') pressEnter(target)
  else {
    forgetValue(target)
    target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  }
  // Each in a task of its own: the next one may depend on what this one changes.
  setTimeout(flush)
}

/** Of all keys only Enter in a field asks for something that the browser cannot do by itself. */
const asksForSomething = (event: Event): boolean =>
  event.type !== 'keydown' || (Reflect.get(event, 'key') === 'Enter' && event.target instanceof HTMLInputElement)

const keep = (event: Event): void => {
  const { target, type, isTrusted } = event
  if (!isTrusted || !(target instanceof Element) || isLive(target) || target.closest('a[href]')) return
  if (!asksForSomething(event)) return
  const heard = isListening()
  setTimeout(() => {
    if (heard && isLive(target)) return
    if (waiting.push({ target, type }) === 1) flush()
  })
}

/**
 * From now on no click, no input and no Enter in a field is lost. Links need no help: the browser follows them.
 * @param isWanted Whether the framework will come to hear of an action.
 */
export const keepActions = (isWanted: () => boolean = () => true): void => {
  for (const type of ['click', 'input', 'keydown']) addEventListener(type, (event) => isWanted() && keep(event), true)
}
