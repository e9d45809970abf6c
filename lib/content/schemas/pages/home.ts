import { z } from 'zod'
import { icon, line, paragraph, sectionHead, seo, titledText } from '../text'

const row = z.strictObject({ label: line('Label', 40), value: line('Value', 24) })

const sheet = (max: number) =>
  z.strictObject({
    title: line('Name of the spreadsheet', 40),
    note: line('Note beside the name', 30),
    rows: z
      .array(z.array(line('Cell', 24)).length(4))
      .min(1)
      .max(max)
      .describe('Rows of four cells'),
    faults: z.array(line('Text of the cell', 24)).max(4).describe('Cells marked as wrong'),
  })

const window = z.strictObject({
  title: line('Title', 30),
  note: line('Note', 30),
  rows: z.array(row).min(1).max(4),
})

const beforePanel = z
  .strictObject({
    label: line('Text on the switch', 20),
    caption: line('Caption at the top of the panel', 40),
    sheet: sheet(6).describe('The main spreadsheet'),
    copy: sheet(2).describe('A copy of the spreadsheet with other values'),
    inbox: window.describe('The shared inbox'),
    customers: window.describe('The list of customers'),
    calls: window.describe('Missed calls'),
    chat: z
      .strictObject({
        title: line('Title', 30),
        note: line('Note', 30),
        lines: z.array(line('Message', 40)).length(2),
      })
      .describe('Unanswered chat messages'),
    alert: z.strictObject({ title: line('Title', 24), text: line('Text', 40) }).describe('An ignored warning'),
    note: line('Text on the sticky note', 40),
    faults: z.array(line('What is wrong', 40)).length(3).describe('Three labels at the bottom of the panel'),
  })
  .describe('The panel Before')

const afterPanel = z
  .strictObject({
    label: line('Text on the switch', 20),
    caption: line('Caption at the top of the panel', 40),
    tools: z
      .array(z.strictObject({ name: line('Tool', 16), icon }))
      .length(4)
      .describe('The four tools, in this order: sheet, customers, inbox, calls'),
    title: line('Title of the dashboard', 30),
    status: line('Status word', 20),
    reports: z.strictObject({
      title: line('Tile', 20),
      value: line('Number', 10),
      text: line('What the number means', 60),
      rows: z.array(row).min(1).max(3),
      days: z.array(line('Day', 5)).length(5),
      series: z.array(z.number().min(0).max(100)).length(5).describe('Percentages of the five days'),
    }),
    automation: z.strictObject({
      title: line('Tile', 20),
      note: line('Note', 20),
      rows: z.array(row).min(2).max(5),
    }),
    assistant: z.strictObject({
      title: line('Tile', 20),
      question: line('Question', 60),
      answer: line('Answer', 90),
      placeholder: line('Text in the empty field', 40),
    }),
    text: line('Sentence at the bottom of the panel', 60),
  })
  .describe('The panel After')

const plates = z
  .strictObject({
    consulting: z.strictObject({
      high: line('Upper end of the vertical axis', 20),
      near: line('Left end of the horizontal axis', 20),
      far: line('Right end of the horizontal axis', 20),
      tasks: z.array(line('Task', 24)).length(3).describe('Three tasks, the best one first'),
      advice: line('Text below the best task', 30),
    }),
    development: z.strictObject({
      title: line('Title of the board', 24),
      note: line('Note beside the title', 20),
      rows: z
        .array(
          z.strictObject({
            order: line('Order number', 8),
            route: line('Start and destination', 30),
            time: line('Time', 8),
          }),
        )
        .length(3),
      suggestion: line('Suggestion', 40),
      reason: line('Reason for the suggestion', 40),
      accept: line('Text on the button', 12),
    }),
    management: z.strictObject({
      status: line('Status line', 30),
      rows: z
        .array(
          z.strictObject({
            name: line('System', 16),
            uptime: line('Uptime in percent', 8),
            incidents: z
              .array(z.int().min(0).max(29))
              .max(3)
              .describe('Days of the last 30 with an incident; 0 is the oldest'),
          }),
        )
        .length(4),
      from: line('Label of the first day', 20),
      to: line('Label of the last day', 20),
    }),
  })
  .describe('Text in the picture of each service')

export const homePageSchema = z.strictObject({
  seo,
  hero: z.strictObject({
    eyebrow: line('Small line above the headline', 50),
    headline: line('Headline', 40),
    subline: paragraph('Text below the headline', 180),
    bookLabel: line('Text on the main button', 40),
    resultsLabel: line('Text on the second button', 40),
    chips: z
      .array(z.strictObject({ title: line('Title', 24), note: line('Note', 30) }))
      .length(3)
      .describe('Three small notes inside the arch'),
    industries: z.array(line('Industry', 20)).min(3).max(6).describe('Industries below the arch'),
    spanLabel: line('Label of the span of the arch', 12),
    formula: line('Formula along the arch', 60),
  }),
  problem: sectionHead.extend({
    painPoints: z.array(titledText).length(4),
    switchLabel: line('Name of the Before/After switch for screen readers', 60),
    before: beforePanel,
    after: afterPanel,
  }),
  services: sectionHead.extend({ plates }),
  process: sectionHead.extend({
    steps: z.array(titledText.extend({ result: line('Result of the step', 60) })).length(3),
    resultLabel: line('Text before the result of a step', 20),
    start: z
      .strictObject({ value: line('Number', 8), text: line('What the number means', 60) })
      .describe('Time until a project starts'),
  }),
  results: sectionHead.extend({ useCasesLabel: line('Link to the use cases', 40) }),
  reasons: sectionHead.extend({ calculatorLabel: line('Link to the ROI calculator', 40) }),
  booking: sectionHead.extend({
    bullets: z.array(titledText.extend({ icon })).length(3),
    timeline: z.array(line('Name of the part', 20)).length(3).describe('The three parts of the call'),
    timelineLabel: line('What the timeline shows, for screen readers', 60),
    minutes: line('Unit after the number of minutes', 8),
    teamHeading: line('Heading above the people in content/team', 60),
    formHeading: line('Heading above the form', 60),
  }),
})
