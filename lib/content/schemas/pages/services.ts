import { z } from 'zod'
import { line, pageHead, paragraph, sectionHead, seo } from '../text'

const findings = z
  .strictObject({
    title: line('Title of the window', 40),
    note: line('Note beside the title', 40),
    processLabel: line('Heading of the first column', 30),
    hoursLabel: line('Heading of the hours', 30),
    hoursUnit: line('Unit after the hours', 10),
    verdictLabel: line('Heading of the advice', 30),
    rows: z
      .array(
        z.strictObject({
          process: line('Task', 40),
          hours: z.int().min(1).max(20).describe('Hours a week; each is drawn as one cell'),
          verdict: line('Advice', 30),
        }),
      )
      .min(3)
      .max(6)
      .describe('Tasks, the recommended first one at the top'),
    caption: line('Caption below the window', 90),
  })
  .describe('The picture of the consulting section: hours for each task')

const quoteDesk = z
  .strictObject({
    messageTitle: line('Title of the message', 40),
    messageNote: line('Note beside the title', 30),
    draftTitle: line('Title of the draft', 40),
    draftNote: line('Note beside the title', 30),
    rows: z
      .array(
        z.strictObject({
          before: line('Text before the fact', 50).optional(),
          fact: line('The highlighted fact', 30),
          after: line('Text after the fact', 50).optional(),
          label: line('Label of the field in the draft', 24),
          value: line('Value of the field', 40),
          ask: z.boolean().optional().describe('true for the field that a person must decide'),
        }),
      )
      .length(4)
      .describe('Lines of the message, each with the field that it fills'),
    totalLabel: line('Label of the total', 24),
    total: line('Total', 20),
    approveLabel: line('Text on the button in the picture', 24),
    caption: line('Caption below the picture', 90),
  })
  .describe('The picture of the development section: a message and the draft made from it')

const dashboard = z
  .strictObject({
    title: line('Title of the dashboard', 40),
    status: line('Status', 40),
    uptimeLabel: line('Label', 30),
    uptime: line('Number', 10),
    uptimeNote: line('Note below the number', 40),
    responseLabel: line('Label', 30),
    response: line('Number', 10),
    responseNote: line('Note below the number', 40),
    responseSeries: z
      .array(z.number().positive().max(10))
      .min(10)
      .max(30)
      .describe('Response time in seconds, one value a day, oldest first; their average must be the number above'),
    systemsLabel: line('Heading above the systems', 30),
    systems: z
      .array(
        z.strictObject({
          name: line('System', 24),
          uptime: line('Number', 10),
          incidents: z
            .array(z.int().min(0).max(29))
            .max(3)
            .describe('Days of the last 30 with an incident; 0 is the oldest'),
        }),
      )
      .min(3)
      .max(6),
    incidentLabel: line('What a marked day means', 30),
    from: line('Label of the first day', 20),
    to: line('Label of the last day', 20),
    logLabel: line('Heading above the log', 30),
    log: z
      .array(z.strictObject({ time: line('Time', 12), text: line('What happened', 90) }))
      .min(2)
      .max(5)
      .describe('Recent events'),
    caption: line('Caption below the dashboard', 90),
  })
  .describe('The dashboard of the management section')

const comparison = sectionHead.extend({
  topicLabel: line('Heading of the first column', 30),
  withLabel: line('Heading of the column with us', 30),
  withoutLabel: line('Heading of the column without us', 30),
  explainLabel: line('Name of the buttons that open an explanation, for screen readers', 40),
  rows: z
    .array(
      z.strictObject({
        topic: line('Topic', 40),
        with: line('With us', 90),
        without: line('Without us', 90),
        explanation: paragraph('Explanation in the popup', 300),
      }),
    )
    .min(4)
    .max(8),
})

export const servicesPageSchema = z.strictObject({
  seo,
  head: pageHead,
  stages: z
    .array(line('Stage', 24))
    .length(3)
    .describe('Labels of the three stages of the bridge at the top, in the order of the services'),
  overviewLabel: line('Name of the overview for screen readers', 40),
  deliverablesLabel: line('Heading above the deliverables', 40),
  getStartedLabel: line('Button to the lead form', 40),
  roiLabel: line('Link to the calculator', 40),
  planLabel: line('Link to the plan tool', 40),
  findings,
  quoteDesk,
  dashboard,
  comparison,
  contact: sectionHead.extend({ nextLabel: line('Text above the two links', 60) }),
})
