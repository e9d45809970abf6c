import type { z } from 'zod'
import { closedGroup, decimal, group, icon, line, paragraph, whole } from './text'

/** The fields that every question has. */
export const question = {
  question: line('Question', 90, 'Which industry are you in?'),
  help: paragraph('Help below the question', 200, 'Pick the closest one.'),
}

/** A number by which the savings are multiplied. */
export const factor = decimal('Factor', 0, 10, 1.1)

/** Where a number of the formula comes from. */
export const source = (label = 'Source of the number') =>
  line(label, 120, 'The middle of the range')
    .describe('Where the number comes from; “our assumption” when it is left out')
    .optional()

const people = (label: string, example: number, hint: string) =>
  whole(label, 1, 100_000, example).describe(`${label}; ${hint}`).optional()

/** The people counted for a team, and the fewest and the most that the answer allows. */
const team = {
  headcount: people('People counted', 30, 'the default applies when it is left out'),
  from: people('Fewest people of the answer', 11, 'the result shows no range when it is left out'),
  to: people('Most people of the answer', 50, 'the range is open upward when it is left out'),
  basis: source(),
}

const option = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  group(label, {
    label: line('Option', 80, label).describe('Option, also shown as the answer with the result'),
    spoken: line('What screen readers say in place of the option', 80, '1 to 10 people')
      .describe('What screen readers say in place of an option that they would read wrongly, such as “1–10”')
      .optional(),
    hint: line('Second line of the option', 90, 'Half a day to a full day each week').optional(),
    ...shape,
  })

/**
 * The options of a question, in their order.
 * @param names The name of each option in content/roi.yaml, with an example of its text.
 * @param shape The fields that an option has besides its texts.
 */
const options = <Name extends string, Shape extends z.ZodRawShape>(names: Record<Name, string>, shape: Shape) => {
  const entries = Object.entries<string>(names).map(([name, label]) => [name, option(label, shape)] as const)
  const members = Object.fromEntries(entries) as Record<Name, ReturnType<typeof option<Shape>>>
  const rule =
    'The options are fixed: none can be added, removed, or renamed here; their texts and numbers can be changed'
  return closedGroup(group('Options', members).describe(rule), rule)
}

/** A question that offers options. */
const choice = <Name extends string, Shape extends z.ZodRawShape>(
  label: string,
  shape: Shape,
  names: Record<Name, string>,
) => group(label, { ...question, options: options(names, shape) })

const pictured = { icon }
const sourced = { basis: source() }
const factored = (label: string) => ({
  factor: factor.meta({ title: label, description: `${label}; the default applies when it is left out` }).optional(),
  ...sourced,
})

/** The questions that offer options, in order. The formula and the wizard know them by name. */
export const choiceQuestions = {
  industry: choice('Question about the industry', pictured, {
    logistics: 'Logistics / Warehousing',
    healthcare: 'Healthcare',
    retail: 'Retail & E-commerce',
    staffing: 'HR & Staffing',
    professional: 'Professional Services',
    manufacturing: 'Manufacturing',
    other: 'Other (General Business)',
  }),
  teamSize: choice('Question about the size of the team', team, {
    upTo10: '1–10',
    upTo50: '11–50',
    upTo200: '51–200',
    upTo500: '201–500',
    over500: '500+',
  }),
  timeSpent: choice('Question about the time spent', sourced, {
    minimal: 'Minimal (1–3 hours/week per person)',
    moderate: 'Moderate (4–8)',
    high: 'High (9–15)',
    veryHigh: 'Very High (16+)',
  }),
  primaryGoal: choice('Question about the goal', factored('Goal factor'), {
    costs: 'Reducing operating costs',
    capacity: 'Serving more customers with the same staff',
    accuracy: 'Improving accuracy / reducing errors',
    speed: 'Speeding up delivery or turnaround times',
    growth: 'Scaling without hiring more people',
  }),
  areas: choice('Question about the areas', factored('Factor of the area'), {
    customerService: 'Customer service automation',
    knowledge: 'HR & internal knowledge automation',
    inventory: 'Inventory or workflow optimization',
    marketing: 'Sales & marketing automation',
    documents: 'Document/data processing & reporting',
    mix: 'A mix of several areas',
  }),
}
