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

const factorNote = line('Small line below the label', 120)
const unit = line('Unit of the factor', 40)

const factorLabel = line('Label of the factor', 60)

/** A factor of the sum that comes from an answer. */
const answeredFactor = z.strictObject({
  label: factorLabel,
  note: template('Small line below the label, with the answer', 120, 'answer'),
  unit,
})

const sum = z
  .strictObject({
    heading: line('Heading above the sum', 60),
    hours: z.strictObject({ label: template('Label of the base figure', 60, 'answer'), note: factorNote, unit }),
    headcount: answeredFactor,
    weeks: z.strictObject({ label: factorLabel, note: factorNote.optional(), unit }),
    goalFactor: answeredFactor,
    useCaseFactor: answeredFactor,
  })
  .describe('The sum behind the savings, one factor a row')

const result = z
  .strictObject({
    eyebrow: line('Small line above the heading', 40),
    heading: template('Heading of the result', 80, 'name'),
    savingsLabel: line('Label of the estimated savings', 40),
    timeLabel: line('Label of the time saved', 40),
    timeSaved: template('Time saved; starts with the figure', 60, 'amount'),
    costSavings: template('Cost savings; starts with the figure', 60, 'amount'),
    efficiencyLabel: line('Label of the efficiency gain', 40),
    efficiencyGain: template('Efficiency gain; starts with the figure', 60, 'amount'),
    chart: z.strictObject({
      base: line('First line: time and people', 60),
      goal: template('Second line: with the goal', 60, 'factor'),
      total: template('Third line: with the areas', 60, 'factor'),
      description: template('Description of the chart for screen readers', 300, 'base', 'withGoal', 'total'),
    }),
    sum,
    timeBasis: template('How the time saved is calculated', 120, 'hours', 'headcount'),
    efficiencyBasis: template('How the efficiency gain is calculated', 120, 'efficiencyBase', 'useCaseFactor'),
    industryNote: template('What the industry changes', 120, 'industry'),
    note: paragraph('Note that estimates are informational only', 240),
    book: line('Booking link', 40),
    print: line('Button that prints the result', 40),
    email: line('Button of the report by e-mail', 40),
    emailNote: paragraph('What that button does, and how to keep the result', 240),
    printedFor: template('Line at the top of the printed report', 90, 'visitor'),
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
