import { navigationType } from '@/lib/navigation-type'
import { dropPlan } from '../plan/carry'
import { arrive, whenShown } from './arrival'
import { startExplanations } from './explanation'
import { startFallbacks } from './fallbacks'
import { startMenu } from './menu'
import { startReader } from './reader'
import { isPartial, layOutRest } from './rest'
import { createReveal } from './reveal'
import { startSteadyDialogs } from './steady'
import { reflectStill, startStill } from './still'
import { startTargets } from './target'
import { reflectTheme, startTheme } from './theme'

/** Whether a change of the page added elements, as the framework's parts do. */
const addsElements = ({ addedNodes }: MutationRecord): boolean =>
  Array.from(addedNodes).some((node) => node instanceof Element)

/** Gives the page all that it needs a script for, and what the framework adds to it later. */
export const startSite = (): void => {
  const reveal = createReveal()
  const dress = () => {
    reflectTheme()
    reflectStill()
    if (!isPartial()) reveal()
  }
  if (navigationType() === 'reload') dropPlan()
  startTheme()
  startStill()
  startFallbacks()
  startMenu()
  startReader()
  startExplanations()
  startTargets()
  startSteadyDialogs()
  dress()
  whenShown(arrive)
  layOutRest(reveal)
  new MutationObserver((records) => records.some(addsElements) && dress()).observe(document.body, {
    childList: true,
    subtree: true,
  })
}
