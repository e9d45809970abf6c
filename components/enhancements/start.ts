import { navigationType } from '@/lib/navigation-type'
import { dropPlan } from '@/lib/plan/carry'
import { arrive, whenShown } from './arrival'
import { startExplanations } from './explanation'
import { startFallbacks } from './fallbacks'
import { startMenu } from './menu'
import { startReader } from './reader'
import { layOutRest } from './rest'
import { startReveal } from './reveal'
import { startSteadyDialogs } from './steady'
import { startStill } from './still'
import { startTargets } from './target'
import { startTheme } from './theme'

/** Gives the page all that it needs a script for. */
export const startSite = (): void => {
  if (navigationType() === 'reload') dropPlan()
  startTheme()
  startStill()
  startFallbacks()
  startMenu()
  startReader()
  startExplanations()
  startTargets()
  startSteadyDialogs()
  whenShown(arrive)
  layOutRest(startReveal)
}
