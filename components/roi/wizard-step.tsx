import type { ReactNode, Ref } from 'react'
import type { Roi } from '@/lib/content/collections/roi'
import { takesSeveral } from '@/lib/roi/options'
import type { AskingState, WizardAction } from '@/lib/roi/wizard'
import { ContactFields } from './contact-fields'
import { OptionRow } from './option-row'

interface WizardStepProps {
  state: AskingState
  roi: Roi
  /** The id of the text that says what is missing, once the visitor has tried to go on without it. */
  missingId?: string
  /** Icons of the options, in their order. */
  pictures?: readonly ReactNode[]
  headingRef: Ref<HTMLHeadingElement>
  dispatch: (action: WizardAction) => void
}

/** The question of the current step with its controls. */
export function WizardStep({ state, roi, missingId, pictures, headingRef, dispatch }: WizardStepProps) {
  const { step, contact, answers } = state
  const asked = roi.questions[step - 1]
  const { question, help } = asked ?? roi.contact
  return (
    <Question id={`roi-${asked?.key ?? 'contact'}`} question={question} help={help} headingRef={headingRef}>
      {asked ? (
        asked.options.map(({ key, label, spoken, hint }, index) => (
          <OptionRow
            key={key}
            type={takesSeveral(asked) ? 'checkbox' : 'radio'}
            name={asked.key}
            value={key}
            label={label}
            spoken={spoken}
            hint={hint}
            picture={pictures?.[index]}
            checked={answers[asked.key]?.includes(key) ?? false}
            onChange={() => dispatch({ type: 'choose', question: asked.key, option: key })}
          />
        ))
      ) : (
        <ContactFields
          copy={roi.contact}
          optional={roi.labels.optional}
          contact={contact}
          missingId={missingId}
          onWrite={(field, value) => dispatch({ type: 'write', field, value })}
        />
      )}
    </Question>
  )
}

interface QuestionProps {
  id: string
  question: string
  help: string
  /** For the heading, which takes the focus when the step appears. */
  headingRef: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One question: a group of controls, named by the question and described by its help text. */
const Question = ({ id, question, help, headingRef, children }: QuestionProps) => (
  <fieldset aria-describedby={`${id}-help`} className="min-w-0">
    <legend className="w-full">
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="scroll-mt-36 sm:scroll-mt-44 [@media(max-height:36rem)]:scroll-mt-4 text-title outline-none"
      >
        {question}
      </h2>
    </legend>
    <p id={`${id}-help`} className="mt-1.5 max-w-[32rem] text-balance text-ink-2">
      {help}
    </p>
    <div className="@container mt-6 grid gap-2.5 lg:gap-2">{children}</div>
  </fieldset>
)
