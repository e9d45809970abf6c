/**
 * Stands at the top of every page marked `at-once`: starts the framework as soon as the page has been painted, and keeps
 * what is pressed until it answers.
 */
import { gestures } from './gestures'
import { keepActions } from './replay'
import { type Held, startFramework } from './start'

/** Set by the build, one value a page. */
declare const HELD: Held

const listen = { capture: true, passive: true }

/** A click comes without any gesture from some assistive technology. */
const touches = [...gestures, 'click']

let hasStarted = false

const start = (): void => {
  if (hasStarted) return
  hasStarted = true
  startFramework(HELD).catch(console.error)
}

const onTouch = (): void => {
  for (const gesture of touches) removeEventListener(gesture, onTouch, listen)
  // No browser need report its paints.
  start()
}

keepActions()
for (const gesture of touches) addEventListener(gesture, onTouch, listen)
// Not at the first frame, which may come before there is anything to paint: the scripts would take the line from the fonts.
new PerformanceObserver((paints, observer) => {
  if (paints.getEntriesByName('first-contentful-paint').length === 0) return
  observer.disconnect()
  setTimeout(start)
}).observe({ type: 'paint', buffered: true })
