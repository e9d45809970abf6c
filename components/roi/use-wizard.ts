import { type Dispatch, type Ref, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { markScriptsRunning } from '@/lib/browser/script-state'
import type { Roi } from '@/lib/content/collections/roi'
import { readEstimate } from '@/lib/roi/link'
import { type ContactField, reduceWizard, startWizard, type WizardAction, type WizardState } from '@/lib/roi/wizard'

const contactFields: readonly ContactField[] = ['name', 'email', 'role']

interface WizardHook {
  state: WizardState
  dispatch: Dispatch<WizardAction>
  /** Goes to the next step, to which the browser's history gets an entry. */
  advance: () => void
  formRef: Ref<HTMLFormElement>
  /** For the heading of the question or the result, which takes the focus when it appears. */
  headingRef: Ref<HTMLHeadingElement>
}

/** Moves the focus to a heading, and scrolls to it unless it stands near the top of the window. */
function showHeading(heading: HTMLElement) {
  // The scroll of focus() would center the heading and leave the answers below the fold.
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop)
  if (!(top >= margin && top <= margin * 1.7)) heading.scrollIntoView({ block: 'start' })
}

/** The state of a history entry with the step that it shows. The router's own state is kept; answers are in no entry. */
const entryOf = (step: number) => ({ ...history.state, roiStep: step })

/**
 * The wizard's state. Reads fields filled before hydration and the estimate of a link, follows Back and Forward, and moves the focus
 * to each new question.
 */
export function useWizard(roi: Roi): WizardHook {
  const [state, dispatch] = useReducer(
    (before: WizardState, action: WizardAction) => reduceWizard(before, action, roi),
    roi,
    startWizard,
  )
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(state.step)

  useLayoutEffect(markScriptsRunning, [])

  // Fields may have been filled by the visitor, or restored by the browser, before hydration.
  useEffect(() => {
    if (!form.current) return
    const typed = new FormData(form.current)
    for (const field of contactFields) dispatch({ type: 'write', field, value: String(typed.get(field) ?? '') })
  }, [])

  useEffect(() => {
    const open = () => {
      const linked = readEstimate(location.hash, roi.questions)
      dispatch(linked ? { type: 'open', ...linked } : { type: 'leaveLink' })
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [roi])

  useEffect(() => {
    const follow = ({ state: entry }: PopStateEvent) => {
      const step: unknown = entry?.roiStep
      if (typeof step === 'number') dispatch({ type: 'show', step })
    }
    addEventListener('popstate', follow)
    // A reload asks the first question, so it is at the entry of that question again, and Back leaves from there.
    const { roiStep = 0 } = history.state ?? {}
    if (roiStep > 0) history.go(-roiStep)
    return () => removeEventListener('popstate', follow)
  }, [])

  useEffect(() => {
    if (shownStep.current === state.step) return
    shownStep.current = state.step
    if (heading.current) showHeading(heading.current)
  }, [state.step])

  const advance = () => {
    // The browser would scroll to where the visitor left a question, and not to its heading.
    history.scrollRestoration = 'manual'
    history.replaceState(entryOf(state.step), '')
    history.pushState(entryOf(state.step + 1), '')
    dispatch({ type: 'next' })
  }

  return { state, dispatch, advance, formRef: form, headingRef: heading }
}
