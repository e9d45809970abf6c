import { z } from 'zod'
import { splitMetric } from '../../text/metric'
import { id, reference } from './addresses'
import { decimal, group, groups, icon, line, list, onceValid, order, paragraph, sample, whole } from './text'

/** The anchors that addresses of the site lead to: /services/automate, /services/build, and /services/manage. */
export const serviceAnchors = ['consulting', 'development', 'management'] as const

const service = reference('Service', 'services', 'consulting')

const figureIllustration = group('Illustration', {
  kind: z.enum(['cells', 'dial', 'strip', 'shelf', 'drop']).meta({
    title: 'Kind',
    description:
      'cells: a grid; dial: a clock; strip: days of a calendar; shelf: places on a shelf; drop: a level falls',
  }),
  total: whole('Number of units in total', 10, 100, 100),
  columns: whole('Cells in a row', 5, 12, 10).describe('Cells in a row; only for cells').optional(),
  before: line('Before', 30, 'Before').describe('Before the total; only for drop').optional(),
  after: line('After', 30, 'After').describe('Before what is left of it; only for drop').optional(),
  caption: line('Caption', 60, '100 gaps on the shelf before').describe('What the illustration shows'),
}).describe('Illustration of the figure in true proportion; the figure must start with a whole number')

const isDrawable = (metric: string, total: number): boolean => {
  const { count } = splitMetric(metric)
  return count !== undefined && count <= total
}

export const useCaseSchema = z
  .strictObject({
    title: line('Title', 60, 'Reorders that follow real demand'),
    text: paragraph('What it does', 240, 'Sales and supplier lead times produce a weekly order list.'),
    metric: line('Figure or result', 40, '22%'),
    metricLabel: line('What the figure means', 80, 'fewer items out of stock after one season'),
    illustration: figureIllustration.optional(),
    details: list('How it works', line('Detail', 140, 'Sends purchase orders only after approval'), 2, 6),
    industry: line('Industry', 40, 'Retail & E-commerce'),
    icon,
    service,
    tool: reference('Ready-made tool', 'planTools', 'uptime-watch').optional(),
    order,
    sample,
  })
  .refine(({ metric, illustration }) => !illustration || isDrawable(metric, illustration.total), {
    path: ['metric'],
    error:
      'cannot be drawn: with an illustration, it starts with a whole number that is not above the total; write such a figure, or remove the illustration',
    when: onceValid({ metric: z.string().min(1), illustration: figureIllustration }),
  })

export const serviceSchema = z.strictObject({
  title: line('Title', 60, 'AI Consulting and Custom Solutions'),
  shortTitle: line('Short title', 40, 'AI consulting').describe('Title in lists and cards'),
  summary: paragraph('One or two sentences for the card', 200, 'We find where AI pays off in your business first.'),
  points: list('What it contains, on the card', line('Point', 90, 'A ranked, costed roadmap'), 1, 8),
  anchor: id('Anchor', 'training').describe('End of the address of its section, such as /services#training'),
  icon,
  linkLabel: line('Text of the link to its section', 40, 'Explore consulting'),
  heading: line('Heading of its section', 80, 'Know what to automate before you pay for it'),
  lead: paragraph('First paragraph of its section', 500, 'We sit beside your staff and note where hours disappear.'),
  deliverables: groups('Deliverables', 1, 12, 'Deliverable', {
    title: line('Title', 60, 'Workflow Automation'),
    text: paragraph('Text', 240, 'Quotes followed up, invoices matched, reports sent.'),
  }).describe('What the client gets'),
  order,
  sample,
})

export const planToolSchema = z.strictObject({
  id: id('Name in links to a plan', 'uptime-watch'),
  name: line('Name of the tool', 60, 'Uptime Watch'),
  price: decimal('Price', 0, 1_000_000, 129.5)
    .refine((dollars) => Number.isInteger(Math.round(dollars * 1e6) / 1e4), 'must have at most two decimals')
    .describe('Starting price a month in US dollars'),
  description: paragraph('What it does', 200, 'Alerts our team when one of your AI tools slows down or stops.'),
  service,
  icon,
  order: order.meta({ description: 'Position in its group; smaller comes first', position: 'service' }),
  sample,
})
