import { z } from 'zod'
import { decimal, distinct, formed, group, icon, line, list, paragraph, report, template, whole } from './text'

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

/** What the answer to a question counts for in the formula. Each of the first three has one question. */
const uses = ['people', 'time', 'areas', 'factor'] as const

const key = (label: string, example: string) =>
  formed(
    label,
    /^(?!(?:estimate|plan)$)[a-z][a-zA-Z0-9]*$/,
    example,
    () => 'must begin with a small letter, have letters and digits only, and be neither "estimate" nor "plan"',
  ).describe('After a change, links that were shared ask this question again')

const people = (label: string, example: number, hint: string) =>
  whole(label, 1, 100_000, example).describe(`${label}; ${hint}`).optional()

const option = group('Option', {
  key: key('Name in links', 'upTo50'),
  label: line('Option', 80, '11–50').describe('Option, also shown as the answer with the result'),
  spoken: line('What screen readers say in place of the option', 80, '11 to 50 people')
    .describe('What screen readers say in place of an option that they would read wrongly, such as “1–10”')
    .optional(),
  hint: line('Second line of the option', 90, 'Half a day to a full day each week').optional(),
  icon: icon.optional(),
  headcount: people('People counted', 30, 'the default applies when it is left out'),
  from: people('Fewest people of the answer', 11, 'the result shows no range when it is left out'),
  to: people('Most people of the answer', 50, 'the range is open upward when it is left out'),
  factor: factor.describe('Factor of the savings; the default applies when it is left out').optional(),
  basis: source(),
})

/** The fields of an option that only questions with a certain use have. */
const useOf = { headcount: ['people'], from: ['people'], to: ['people'], factor: ['factor', 'areas'] } as const

const differing = <Items extends z.ZodType<readonly unknown[]>>(items: Items) =>
  distinct(items, (item) => String(Object(item).key), 'key')

const choice = group('Question', {
  key: key('Name in links', 'size'),
  ...question,
  use: z
    .enum(uses)
    .meta({
      title: 'What the answer counts for',
      description:
        'people: how many people are counted; time: the base figure; areas: several options can be chosen, and the average of their factors counts; factor: the factor of the option. Without it the answer changes nothing',
      examples: ['factor'],
    })
    .optional(),
  note: template('Why it is asked', 160, '{answer} changes nothing.')
    .describe('Shown with the result, for a question that changes nothing. Replaced: {answer}')
    .optional(),
  sum: group('Its row of the sum', {
    label: line('Label of the factor', 60, 'Your goal').describe('Label of the factor. May contain {answer}'),
    note: line('Small line below the label', 120, 'Counted for a team of {answer}')
      .describe('Small line below the label. May contain {answer}')
      .optional(),
    unit: line('Unit of the factor', 40, 'people'),
  }).optional(),
  effect: template('The estimate with another answer', 60, 'Team of {answer}').optional(),
  options: differing(list('Options', option, 2, 20)),
})

/** The questions that offer options, in order. */
export const questions = differing(list('Questions', choice, 3, 12))
  .superRefine((all, context) => {
    for (const use of uses.slice(0, 3)) {
      const [first, second] = all.flatMap((each, index) => (each.use === use ? index : []))
      if (first === undefined)
        report(context, [0, 'key'], `is the first of the questions; none has "use: ${use}", which one needs`)
      if (second !== undefined) report(context, [second, 'use'], 'is what another question counts for; write another')
    }
    for (const [index, { use, sum, effect, options }] of all.entries()) {
      for (const [name, part] of Object.entries({ sum, effect }))
        if (use && !part) report(context, [index, 'use'], `needs the field "${name}" beside it, for the result`)
        else if (!use && part) report(context, [index, 'key'], `needs "use" beside "${name}"; write it, or remove that`)
      for (const [place, each] of options.entries())
        for (const [name, users] of Object.entries(useOf))
          if (name in each && !users.some((user) => user === use))
            report(context, [index, 'options', place, name], 'has no effect with this "use" of the question; remove it')
    }
  })
  .describe('The questions after the one about the visitor, in order')
