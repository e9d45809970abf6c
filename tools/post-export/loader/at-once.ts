/**
 * Stands at the top of every page marked `at-once`: starts the framework as soon as the page has been painted, and keeps
 * what is pressed until it answers.
 */
import { gestures } from './gestures'
import { keepActions } from './replay'
import { addStyles, type Held, startFramework } from './start'

/** Set by the build, one value a page. */
declare const HELD: Held

const listen = { capture: true, passive: true }

/** The whole style sheets are for the pages that the visitor goes to from here, so they wait for the first touch. */
const sheets = HELD.styles.map((href) => addStyles(href, { keepsClicks: true, disabled: '' }))

/** A click comes without any gesture from some assistive technology. */
const touches = [...gestures, 'click']

const enableStyles = (): void => {
  for (const gesture of touches) removeEventListener(gesture, enableStyles, listen)
  for (const sheet of sheets) sheet.disabled = false
}

keepActions()
for (const gesture of touches) addEventListener(gesture, enableStyles, listen)
requestAnimationFrame(() => setTimeout(() => startFramework({ ...HELD, styles: [] }).catch(console.error)))
