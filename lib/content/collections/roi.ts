import { z } from 'zod'
import { routes } from '../../routes'
import { scriptNotice } from '../schemas/page-parts'
import { factor, question, questions, source } from '../schemas/roi-choices'
import { estimateCard, result } from '../schemas/roi-result'
import { group, groups, icon, line, onceValid, positive, report, sample, template, whole } from '../schemas/text'
import { siteCollection } from './define'

/** Labels of the form around the questions. */
const labels = group('Labels of the question form', {
  progress: line('Name of the progress bar for screen readers', 40, 'Progress through the questions'),
  step: template('Header of a question', 40, 'Step {step} of {steps}'),
  privacy: line('Short note in the header of the questions', 40, 'Stays on this page'),
  optional: line('Text after the label of an optional field', 20, 'optional'),
  next: line('Button to the next question', 30, 'Next'),
  calculate: line('Button on the last question', 30, 'Calculate My ROI'),
  missing: group('Why a question does not go on', {
    contact: line('Without name or e-mail', 80, 'Fill in your name and e-mail to go on'),
    choice: line('Without an answer', 80, 'Choose one answer'),
    areas: line('Without an area', 80, 'Choose at least one area'),
  }),
  scriptNotice,
})

const field = (label: string, example: string) =>
  group(label, {
    label: line('Label of the field', 40, example),
    hint: line('Hint below the field', 120, 'As it should stand on the report').optional(),
  })

const assumptions = group('Assumptions', {
  baseFigures: group('Base figures for the time spent', {
    default: positive('Base figure, per person and week, when no rule applies', 50),
    rules: groups('Rules', 1, 12, 'Rule', {
      contains: line('Text that the answer contains', 40, 'Moderate'),
      figure: positive('Base figure, per person and week', 150),
    }).describe(
      'The first rule whose text occurs in the answer applies, so the order matters: "Very High" contains "High" and gets the figure of High as long as that rule comes first',
    ),
  }),
  headcountDefault: whole('People counted for team sizes without a number', 1, 100_000, 5),
  factorDefault: factor.meta({ title: 'Factor of options without one, and where none is chosen' }),
  weeksPerYear: whole('Weeks counted in a year', 1, 53, 52),
  weeksBasis: source('Source of the weeks'),
  efficiencyBase: positive('Efficiency base', 25).describe('Percentage that is multiplied by the factor of the areas'),
  efficiencyBasis: source('Source of the efficiency base'),
}).describe('Numbers of the formula that do not belong to one option')

const milliseconds = (label: string, example: number) => whole(label, 1000, 60_000, example)

const assessment = group('Panel beside the questions', {
  label: line('Name of the panel for screen readers', 60, 'Where AI helps, with words from clients'),
  heading: line('Heading of the panel', 60, 'Where the hours come back'),
  categories: groups('Categories', 2, 6, 'Category', {
    label: line('Category', 24, 'Logistics'),
    text: line('What it means in practice', 70, 'Dispatch, dock schedules, and tracking calls'),
    icon,
  }).describe('The categories, highlighted in turn'),
  quotesHeading: line('Heading above the quotes', 40, 'What clients say'),
  pause: line('Button that stops the rotation', 30, 'Pause the quotes'),
  resume: line('Button that starts the rotation again', 30, 'Resume the quotes'),
  nextQuote: line('Button that shows the next quote', 30, 'Next quote').describe('Shown where nothing moves by itself'),
  categoryInterval: milliseconds('Milliseconds before the next category', 3000),
  quoteInterval: milliseconds('Milliseconds before the next quote', 6000),
})

const schema = z
  .strictObject({
    labels,
    contact: group('Question about the visitor', {
      ...question,
      name: field('Name', 'Name'),
      email: field('E-mail address', 'Work e-mail'),
      role: field('Role', 'Role'),
    }),
    questions,
    assumptions,
    assessment,
    result,
    estimateCard,
    sample,
  })
  .superRefine(
    ({ questions, assumptions }, context) => {
      for (const [index, { use, options }] of questions.entries())
        for (const [
          place,
          { headcount = assumptions.headcountDefault, from = headcount, to = headcount },
        ] of options.entries()) {
          const path = ['questions', index, 'options', place, from > headcount ? 'from' : 'to']
          if (use === 'people' && (from > headcount || to < headcount))
            report(context, path, `leaves out the ${headcount} people that are counted`)
        }
      const answers = questions.flatMap(({ use, options }) => (use === 'time' ? options.map(({ label }) => label) : []))
      for (const [index, { contains }] of assumptions.baseFigures.rules.entries()) {
        if (answers.some((answer) => answer.includes(contains))) continue
        const message = `is in no answer to the question about the time spent; write a part of one of ${answers.map((answer) => `"${answer}"`).join(', ')}`
        report(context, ['assumptions', 'baseFigures', 'rules', index, 'contains'], message)
      }
    },
    { when: onceValid({ questions, assumptions }) },
  )

/** The content of the ROI calculator. */
export type Roi = z.infer<typeof schema>

/** Questions, options, copy, assumptions, and factors of the ROI calculator. The formula is code: lib/roi. */
export const roi = siteCollection('roi.yaml', schema, {
  type: 'RoiSettings',
  label: 'ROI calculator',
  summary: 'The questions, options, copy, and numbers of the calculator; the formula itself is code.',
  paths: [routes.roiCalculator.path],
  launchTask: 'sample numbers of the calculator; check each with its source',
})
