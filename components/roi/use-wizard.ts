import { type Dispatch, type Ref, useEffect, useReducer, useRef } from 'react'
import type { Roi } from '@/lib/content/schemas/roi'
import { type ContactField, initialWizard, reduceWizard, type WizardAction, type WizardState } from '@/lib/roi/wizard'

const contactFields: readonly ContactField[] = ['name', 'email', 'role']

interface WizardHook {
  state: WizardState
  dispatch: Dispatch<WizardAction>
  formRef: Ref<HTMLFormElement>
  /** For the heading of what is shown: each new question, and the result, takes the focus. */
  headingRef: Ref<HTMLHeadingElement>
}

/** The wizard's state in React: it takes in what was typed early, and moves the focus to each new question. */
export function useWizard(roi: Roi): WizardHook {
  const [state, dispatch] = useReducer(
    (before: WizardState, action: WizardAction) => reduceWizard(before, action, roi),
    initialWizard,
  )
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(state.step)

  // What was typed, or restored by the browser, before this script ran is in the fields already.
  useEffect(() => {
    if (!form.current) return
    const typed = new FormData(form.current)
    for (const field of contactFields) dispatch({ type: 'write', field, value: String(typed.get(field) ?? '') })
  }, [])

  useEffect(() => {
    if (shownStep.current === state.step) return
    shownStep.current = state.step
    // Left to itself, the browser sets it in the middle of the screen, with the answers below the edge.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [state.step])

  return { state, dispatch, formRef: form, headingRef: heading }
}
