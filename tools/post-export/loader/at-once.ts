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

/** The whole style sheet is for the pages that the visitor goes to from here, so it waits for the first touch. */
const enableStyles = (): void => {
  for (const gesture of gestures) removeEventListener(gesture, enableStyles, listen)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false
}

keepActions()
for (const gesture of gestures) addEventListener(gesture, enableStyles, listen)
requestAnimationFrame(() => setTimeout(() => startFramework(HELD).catch(console.error)))
