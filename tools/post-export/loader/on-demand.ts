/** Stands at the top of every page marked `on-demand` and starts the framework when the visitor reaches for something. */
import { gestures } from './gestures'
import { keepActions } from './replay'
import { type Held, startFramework } from './start'
import { isTranslated } from './translated'

/** Set by the build, one value a page. */
declare const HELD: Held

/** Milliseconds after which a page that nobody touches gets ready anyway. */
const longIdle = 15_000

const listen = { capture: true, passive: true }

let started = false

/** A translated page does without the framework: all that it shows works as it is. */
const start = (): void => {
  if (started || isTranslated()) return
  started = true
  for (const gesture of gestures) removeEventListener(gesture, start, listen)
  startFramework(HELD).catch(console.error)
}

/** On the first scroll: start once an interactive part is near. */
const watchIslands = (): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: '400px' },
  )
  for (const island of document.querySelectorAll('[data-island]')) observer.observe(island)
}

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

keepActions(() => !isTranslated())
for (const gesture of gestures) addEventListener(gesture, start, listen)
addEventListener('scroll', watchIslands, { once: true, passive: true })
addEventListener('load', () => savesData() || setTimeout(start, longIdle))
