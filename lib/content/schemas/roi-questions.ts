import { z } from 'zod'
import { scriptNotice } from './page-parts'
import { containing, distinct, group, line, list, paragraph } from './text'

/** The fields that every question has. */
export const question = {
  question: line('Question', 90, 'Which industry are you in?'),
  help: paragraph('Help below the question', 200, 'Pick the closest one.'),
}

/** A text with values in braces, such as `Step {step} of {steps}`. All of `values` must occur in it. */
export const template = (label: string, max: number, example: string, ...values: string[]) => {
  const marks = values.map((value) => `{${value}}`)
  return containing(paragraph(label, max, example), ...marks).describe(`${label}. Replaced: ${marks.join(', ')}`)
}

/** The options of a question; `shape` has the fields that an option has besides its text. */
export const options = <Shape extends z.ZodRawShape>(shape: Shape) =>
  distinct(
    list(
      'Options',
      z
        .strictObject({
          label: line('Option', 80, 'Moderate (4–8)').describe('Option, also shown as the answer with the result'),
          hint: line('Second line of the option', 90, 'Half a day to a full day each week').optional(),
          ...shape,
        })
        .meta({ title: 'Option' }),
      2,
      12,
    ),
    (option) => String(Reflect.get(Object(option), 'label')),
    'label',
  )

/** Labels of the form around the questions. */
export const labels = group('Labels of the question form', {
  progress: line('Name of the progress bar for screen readers', 40, 'Progress through the questions'),
  step: template('Header of a question', 40, 'Step {step} of {steps}', 'step', 'steps'),
  privacy: line('Short note in the header of the questions', 40, 'Stays on this page'),
  optional: line('Text after the label of an optional field', 20, 'optional'),
  next: line('Button to the next question', 30, 'Next'),
  calculate: line('Button on the last question', 30, 'Calculate My ROI'),
  scriptNotice,
})
