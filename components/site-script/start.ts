import { createArrival, whenShown } from './arrival'
import { startExplanations } from './explanation'
import { hideNewPopovers, startFallbacks } from './fallbacks'
import { startMenu } from './menu'
import { createReader } from './reader'
import { isPartial, layOutRest } from './rest'
import { createReveal } from './reveal'
import { startSteadyDialogs } from './steady'
import { reflectStill, startStill } from './still'
import { startTargets } from './target'
import { reflectTheme, startTheme } from './theme'

/** Whether a change of the page added elements, as client navigation does. */
const addsElements = ({ addedNodes }: MutationRecord): boolean =>
  Array.from(addedNodes).some((node) => node instanceof Element)

/** Gives the page all that it needs a script for, and the pages that the framework puts in its place. */
export const startSite = (): void => {
  const reveal = createReveal()
  const arrive = createArrival()
  const followReader = createReader()
  const dress = () => {
    reflectTheme()
    reflectStill()
    hideNewPopovers()
    followReader()
    if (!isPartial()) reveal()
    whenShown(arrive)
  }
  startTheme()
  startStill()
  startFallbacks()
  startMenu()
  startExplanations()
  startTargets()
  startSteadyDialogs()
  dress()
  layOutRest(reveal)
  new MutationObserver((records) => records.some(addsElements) && dress()).observe(document.body, {
    childList: true,
    subtree: true,
  })
}
