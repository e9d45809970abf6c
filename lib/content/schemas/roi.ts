import { z } from 'zod'
import { icon, line, paragraph, scriptNotice } from './text'

const question = {
  question: line('Question', 90),
  help: paragraph('Help below the question', 200),
}
const field = z.strictObject({
  label: line('Label of the field', 40),
  hint: line('Hint below the field', 120).optional(),
})
const factor = z.number().min(0).max(10)
const hint = line('Second line of the option', 90).optional()

/** A text with values in square brackets, such as `Step [step] of [steps]`. All of `values` must occur in it. */
const template = (help: string, max: number, ...values: string[]) =>
  values.reduce(
    (schema, value) =>
      schema.refine((text) => text.includes(`[${value}]`), `must contain [${value}], which is replaced by the value`),
    paragraph(`${help}. Replaced: ${values.map((value) => `[${value}]`).join(', ')}`, max),
  )

const options = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject({ label: line('Option, also shown as the answer with the result', 80), hint, ...shape }))
    .min(2)
    .max(12)

const assumptions = z
  .strictObject({
    hours: z.strictObject({
      default: z.number().positive().describe('Base figure, per person and week, when no rule applies'),
      rules: z
        .array(
          z.strictObject({
            contains: line('Text that the answer contains', 40),
            hours: z.number().positive().describe('Base figure, per person and week'),
          }),
        )
        .min(1)
        .describe('The first rule whose text occurs in the answer applies, so the order matters'),
    }),
    headcountDefault: z.int().positive().describe('People counted for team sizes without a number'),
    goalFactorDefault: factor.describe('Factor for goals without a factor'),
    useCaseFactorDefault: factor.describe('Factor for areas without a factor, and when no area is chosen'),
    weeksPerYear: z.int().min(1).max(53).describe('Weeks counted in a year'),
    efficiencyBase: z.number().positive().describe('Percentage that is multiplied by the use-case factor'),
  })
  .describe('Numbers of the formula that do not belong to one option')

const labels = z
  .strictObject({
    progress: line('Name of the progress bar for screen readers', 40),
    step: template('Header of a question', 40, 'step', 'steps'),
    privacy: line('Short note in the header of the questions', 40),
    optional: line('Text after the label of an optional field', 20),
    next: line('Button to the next question', 30),
    calculate: line('Button on the last question', 30),
    scriptNotice,
  })
  .describe('Labels of the question form')

const assessment = z
  .strictObject({
    label: line('Name of the panel for screen readers', 60),
    heading: line('Heading of the panel', 60),
    categories: z
      .array(z.strictObject({ label: line('Category', 24), text: line('What it means in practice', 70), icon }))
      .min(2)
      .max(6)
      .describe('The categories, highlighted in turn'),
    quotesHeading: line('Heading above the quotes', 40),
    pause: line('Button that stops the rotation', 30),
    resume: line('Button that starts the rotation again', 30),
    categoryInterval: z.int().min(1000).max(60_000).describe('Milliseconds before the next category'),
    quoteInterval: z.int().min(1000).max(60_000).describe('Milliseconds before the next quote'),
  })
  .describe('The panel beside the questions')

const result = z
  .strictObject({
    eyebrow: line('Small line above the heading', 40),
    heading: template('Heading of the result', 80, 'name'),
    savingsLabel: line('Label of the estimated savings', 40),
    savingsPeriod: template('Text below the estimated savings', 40, 'weeks'),
    timeLabel: line('Label of the time saved', 40),
    timeSaved: template('Time saved; starts with the figure', 60, 'amount'),
    costLabel: line('Label of the cost savings', 40),
    costSavings: template('Cost savings; starts with the figure', 60, 'amount'),
    efficiencyLabel: line('Label of the efficiency gain', 40),
    efficiencyGain: template('Efficiency gain; starts with the figure', 60, 'amount'),
    chart: z.strictObject({
      heading: line('Heading above the chart', 60),
      base: line('First line: time and people', 60),
      goal: template('Second line: with the goal', 60, 'factor'),
      total: template('Third line: with the areas', 60, 'factor'),
      description: template('Description of the chart for screen readers', 300, 'base', 'withGoal', 'total'),
    }),
    basisHeading: line('Heading above the explanation', 60),
    sentence: template(
      'Explanation of the figures in one or two sentences',
      600,
      'industry',
      'teamSize',
      'timeSpent',
      'primaryGoal',
      'useCases',
    ),
    assumptionsHeading: line('Heading above the assumptions', 60),
    hours: line('Assumption: base figure', 60),
    headcount: template('Assumption: people counted', 60, 'teamSize'),
    weeks: line('Assumption: weeks a year', 60),
    goalFactor: line('Assumption: goal factor', 60),
    useCaseFactor: line('Assumption: use-case factor', 60),
    efficiencyBase: line('Assumption: base of the efficiency gain', 60),
    formulas: z
      .strictObject({
        savings: template(
          'Calculation of the savings',
          160,
          'hours',
          'headcount',
          'weeks',
          'goalFactor',
          'useCaseFactor',
          'amount',
        ),
        time: template('Calculation of the time saved', 160, 'hours', 'headcount', 'amount'),
        efficiency: template('Calculation of the efficiency gain', 160, 'efficiencyBase', 'useCaseFactor', 'amount'),
      })
      .describe('The calculations with the visitor’s numbers'),
    note: paragraph('Note that estimates are informational only', 240),
    book: line('Booking link', 40),
    email: line('Button that sends the report by e-mail', 40),
    emailNote: paragraph('What that button does, and how to keep the result', 240),
    print: line('Button that prints the result', 40),
    printedFor: template('Line at the top of the printed report', 90, 'name'),
  })
  .describe('The result')

/** Questions, options, copy, assumptions, and factors of the ROI calculator. The formula is code: lib/roi. */
export const roiSchema = z
  .strictObject({
    labels,
    contact: z.strictObject({ ...question, name: field, email: field, role: field }),
    industry: z.strictObject({ ...question, options: options({ icon }) }),
    teamSize: z.strictObject({
      ...question,
      options: options({
        headcount: z.int().positive().optional().describe('People counted; the default applies when it is left out'),
      }),
    }),
    timeSpent: z.strictObject({ ...question, options: options({}) }),
    primaryGoal: z.strictObject({
      ...question,
      options: options({ factor: factor.optional().describe('Goal factor; the default applies when it is left out') }),
    }),
    useCases: z.strictObject({
      ...question,
      options: options({
        factor: factor.optional().describe('Use-case factor; the default applies when it is left out'),
      }),
    }),
    assumptions,
    assessment,
    result,
  })
  .describe('ROI calculator: questions, options, copy, and factors')

/** The content of the ROI calculator. */
export type Roi = z.infer<typeof roiSchema>
