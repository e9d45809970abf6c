import { z } from 'zod'
import { basis, icon, line, paragraph, sample } from './text'

export const testimonialSchema = z.strictObject({
  name: line('Name of the client', 40),
  role: line('Role', 40),
  company: line('Company or kind of company', 60),
  quote: paragraph('What they said', 240),
  result: line('Result in one line', 90),
  basis,
  figure: z
    .strictObject({ value: line('Number', 8), unit: line('Unit, such as % or +', 4) })
    .describe('Result as a figure'),
  chart: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('decline'),
        from: line('Value at the start', 24),
        to: line('Value at the end', 24),
        note: line('Text below the illustration', 40),
      }),
      z.strictObject({
        kind: z.literal('duration'),
        planned: z.number().positive().describe('Months planned'),
        actual: z.number().positive().describe('Months it took'),
        plannedLabel: line('Text for the planned time', 30),
        actualLabel: line('Text for the actual time', 30),
        startLabel: line('Label at the start', 16),
        launchLabel: line('Label at the launch', 16),
      }),
      z.strictObject({
        kind: z.literal('week'),
        hours: z.int().min(1).max(40).describe('Hours saved in a week of 40'),
        days: z.array(line('Day', 5)).length(5).describe('The five working days'),
        caption: line('Text below the week', 60),
      }),
    ])
    .describe('Illustration beside the figure'),
  trade: icon.describe('Icon of the client’s trade'),
  order: z.int().min(0).describe('Position; smaller comes first, and the home page shows the first three'),
  sample,
})
