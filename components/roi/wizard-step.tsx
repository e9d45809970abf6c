import type { ReactNode, Ref } from 'react'
import type { Roi } from '@/lib/content/schemas/roi'
import type { Choices } from '@/lib/roi/options'
import { type AskingState, questions, type WizardAction } from '@/lib/roi/wizard'
import { ContactFields } from './contact-fields'
import { OptionRow } from './option-row'
import { Question } from './question'

interface WizardStepProps {
  state: AskingState
  roi: Roi
  /** Icons of the industries, in the order of the options. */
  industryPictures: readonly ReactNode[]
  headingRef: Ref<HTMLHeadingElement>
  dispatch: (action: WizardAction) => void
}

/** The question of the current step with its controls. */
export function WizardStep({ state, roi, industryPictures, headingRef, dispatch }: WizardStepProps) {
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
          onWrite={(field, value) => dispatch({ type: 'write', field, value })}
        />
      ) : (
        Object.entries<Choices['options'][string]>(roi[name].options).map(([answer, { label, hint }], index) => (
          <OptionRow
            key={answer}
            type={name === 'areas' ? 'checkbox' : 'radio'}
            name={name}
            value={answer}
            label={label}
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
        ))
      )}
    </Question>
  )
}
