import type { ReactNode, Ref } from 'react'
import type { Roi } from '@/lib/content/collections/roi'
import type { Choices } from '@/lib/roi/options'
import { type AskingState, questions, type WizardAction } from '@/lib/roi/wizard'
import { ContactFields } from './contact-fields'
import { OptionRow } from './option-row'

interface WizardStepProps {
  state: AskingState
  roi: Roi
  /** The id of the text that says what is missing, once the visitor has tried to go on without it. */
  missingId?: string
  /** Icons of the industries, in the order of the options. */
  industryPictures: readonly ReactNode[]
  headingRef: Ref<HTMLHeadingElement>
  dispatch: (action: WizardAction) => void
}

/** The question of the current step with its controls. */
export function WizardStep({ state, roi, missingId, industryPictures, headingRef, dispatch }: WizardStepProps) {
  const { answers } = state
  const name = questions[state.step] ?? 'contact'
  const { question, help } = roi[name]
  return (
    <Question id={`roi-${name}`} question={question} help={help} headingRef={headingRef}>
      {name === 'contact' ? (
        <ContactFields
          copy={roi.contact}
          optional={roi.labels.optional}
          answers={answers}
          missingId={missingId}
          onWrite={(field, value) => dispatch({ type: 'write', field, value })}
        />
      ) : (
        Object.entries<Choices['options'][string]>(roi[name].options).map(
          ([answer, { label, spoken, hint }], index) => (
            <OptionRow
              key={answer}
              type={name === 'areas' ? 'checkbox' : 'radio'}
              name={name}
              value={answer}
              label={label}
              spoken={spoken}
              hint={hint}
              picture={name === 'industry' && industryPictures[index]}
              checked={name === 'areas' ? answers.areas.includes(answer) : answers[name] === answer}
              onChange={() =>
                dispatch(
                  name === 'areas'
                    ? { type: 'toggle', area: answer }
                    : { type: 'choose', question: name, option: answer },
                )
              }
            />
          ),
        )
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
