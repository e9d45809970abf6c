import { scriptNotice } from './page-parts'
import { containing, group, line, paragraph } from './text'

/** A text with values in braces, such as `Step {step} of {steps}`. All of `values` must occur in it. */
export const template = (label: string, max: number, example: string, ...values: string[]) => {
  const marks = values.map((value) => `{${value}}`)
  return containing(paragraph(label, max, example), ...marks).describe(`${label}. Replaced: ${marks.join(', ')}`)
}

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
