import { z } from 'zod'
import { reference } from '../addresses'
import { pageHead, section, seo, titledText } from '../page-parts'
import { group, groups, line, list, paragraph, whole } from '../text'

export const aboutPageSchema = z.strictObject({
  seo,
  head: pageHead,
  river: group('Bridges of St. Louis', {
    musial: line('Name of the Stan Musial Veterans Memorial Bridge', 20, 'Stan Musial'),
    eads: line('Name of the Eads Bridge', 20, 'Eads'),
    poplarStreet: line('Name of the Poplar Street Bridge', 20, 'Poplar Street'),
    unit: line('Unit after the length of a span', 6, 'ft'),
    caption: line('Caption of the illustration', 120, 'Three bridges of St. Louis at one scale.'),
  }).describe('Labels of the illustration at the top'),
  who: section('Who we are', {
    paragraphs: list('Paragraphs', paragraph('Paragraph', 600, 'We act as a managed service provider for AI.'), 1, 4),
  }),
  values: section('Values', { items: list('Values', titledText('Value', {}), 1, 12) }),
  approach: section('Approach', {
    steps: list(
      'Steps',
      titledText('Step', {
        place: line('Caption of the illustration', 40, 'A brick row in Soulard')
          .describe('The illustrations are shown when there are three steps')
          .optional(),
      }),
      1,
      8,
    ),
  }),
  team: section('Team', {}).describe('Heading above the team'),
  callToAction: section('Call to action', { label: line('Text on the button', 40, 'Book a Free Strategy Call') }),
})

export const careersPageSchema = z.strictObject({
  seo,
  head: pageHead,
  listHeading: line('Heading above the jobs', 40, 'Open Positions'),
  detailsLabel: line('Button that opens a job', 30, 'View Details'),
  summaryHeading: line('Heading of the summary in the dialog', 40, 'Position Summary'),
  qualificationsHeading: line('Heading of the qualifications in the dialog', 40, 'Qualifications'),
  pageLabel: line('Link from the dialog to the page of the job', 40, 'Page of this job, to share or print'),
  backLabel: line('Link to all open jobs', 40, 'All open positions').describe('On the page of a job'),
  othersHeading: line('Heading above the other jobs', 40, 'Other open positions').describe('On the page of a job'),
  closedText: paragraph('Text on the page of a closed job', 200, 'This position is closed.'),
  applyLabel: line('Button that opens the mail draft', 40, 'Apply for This Position'),
  applyNote: paragraph('What to send; the e-mail address follows', 200, 'Send your resume by e-mail to'),
  postedLabel: line('Text before the day of posting', 20, 'Posted'),
  untilLabel: line('Text before the last day to apply', 20, 'Apply by'),
  unlistedText: paragraph(
    'Text below the jobs; the e-mail address follows',
    200,
    'If none of these fits you, write to',
  ),
  emptyText: paragraph('Text when no job is open; the e-mail address follows', 200, 'No job is open. Write to'),
})

const orderList = group('Featured use case', {
  useCase: reference('Use case', 'useCases', 'retail-reorder'),
  title: line('Title of the window', 40, 'Weekly order list'),
  note: line('Note beside the title', 40, 'Cherokee Street, Monday 7:00'),
  itemLabel: line('Heading of the items', 24, 'Item'),
  soldLabel: line('Heading of the sales', 24, 'Sold, four weeks'),
  stockLabel: line('Heading of the stock', 24, 'In the shop'),
  orderLabel: line('Heading of the suggested quantity', 24, 'Order'),
  rows: groups('Lines', 3, 7, 'Line', {
    item: line('Item', 40, 'Toasted ravioli'),
    reason: line('Why this quantity', 60, 'Home games Friday to Sunday'),
    sold: list('Sold', whole('Units', 0, 99, 38), 4, 4).describe('Units sold in each of the last four weeks'),
    stock: whole('Units in stock', 0, 99, 31),
    order: whole('Units to order', 0, 99, 60),
    changed: z.boolean().optional().meta({ title: 'Changed', description: 'The line that the buyer changed' }),
  }),
  totalLabel: line('What is ready to be sent', 60, '4 purchase orders, 174 pieces'),
  decision: line('What is still to be decided', 40, 'Waiting for the buyer’s approval'),
  caption: paragraph('Caption that describes the picture', 240, 'An order list with sample figures.'),
}).describe('The featured use case and its product window')

export const useCasesPageSchema = z.strictObject({
  seo,
  head: pageHead,
  indexLabel: line('Name of the list of results', 40, 'Results at a glance'),
  detailsLabel: line('Heading above the details of a use case', 40, 'How it works'),
  serviceLabel: line('Text before the name of the service', 40, 'Part of'),
  toolLabel: line('Text before the ready-made tool', 40, 'Ready-made:'),
  orderList,
  callToAction: section('Call to action', {
    calculatorLabel: line('Button to the calculator', 40, 'Open the ROI calculator'),
  }),
})
