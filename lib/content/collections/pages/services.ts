import { z } from 'zod'
import { routes, servicePath } from '../../../routes'
import { pageHead, section, seo, systemDays, titledText } from '../../schemas/page-parts'
import { group, groups, line, list, paragraph, positive, whole } from '../../schemas/text'
import { page } from '../define'

/** The picture of the consulting section. */
const findings = group('Picture of consulting', {
  title: line('Title of the window', 40, 'Where the hours go'),
  note: line('Note beside the title', 40, 'Heating company, 11 people'),
  processLabel: line('Heading of the first column', 30, 'Work'),
  hoursLabel: line('Heading of the hours', 30, 'Hours a week'),
  hoursUnit: line('Unit after the hours', 10, 'h'),
  verdictLabel: line('Heading of the advice', 30, 'Our advice'),
  rows: groups('Tasks', 3, 6, 'Task', {
    process: line('Task', 40, 'Quote follow-up'),
    hours: whole('Hours a week', 1, 20, 11).describe('Hours a week; each is drawn as one cell'),
    verdict: line('Advice', 30, 'Start here'),
  }).describe('Tasks, the recommended first one at the top'),
  caption: line('Caption below the window', 90, 'One page of a findings report, with example figures.'),
}).describe('The picture of the consulting section: hours for each task')

/** The picture of the development section. */
const quoteDesk = group('Picture of development', {
  messageTitle: line('Title of the message', 40, 'Message from a customer'),
  messageNote: line('Note beside the title of the message', 30, 'Tuesday, 4:52 PM'),
  draftTitle: line('Title of the draft', 40, 'Quote draft'),
  draftNote: line('Note beside the title of the draft', 30, '40 seconds later'),
  rows: groups('Lines', 4, 4, 'Line', {
    before: line('Text before the fact', 50, 'We open in').optional(),
    fact: line('The highlighted fact', 30, 'Alton on the 12th'),
    after: line('Text after the fact', 50, 'and need two days.').optional(),
    label: line('Label of the field in the draft', 24, 'Deliver by'),
    value: line('Value of the field', 40, 'Dec 10, Alton'),
    ask: z.boolean().optional().meta({ title: 'Left to a person', description: 'The field that a person must decide' }),
  }).describe('Lines of the message, each with the field that it fills'),
  totalLabel: line('Label of the total', 24, 'Total'),
  total: line('Total', 20, '$2,490.00'),
  approvalNote: line('Note below the total', 40, 'Waiting for Dana to approve it'),
  caption: line('Caption below the picture', 90, 'A quote desk with example data.'),
}).describe('The picture of the development section: a message and the draft made from it')

/** The picture of the management section. */
const dashboard = group('Picture of management', {
  title: line('Title of the dashboard', 40, 'Service status'),
  status: line('Status', 40, 'All systems online'),
  uptimeLabel: line('Label of the uptime', 30, 'Uptime'),
  uptime: line('Uptime', 10, '99.5%'),
  uptimeNote: line('Note below the uptime', 40, 'last 30 days, four systems'),
  responseLabel: line('Label of the response time', 30, 'Response time'),
  response: line('Response time', 10, '1.2s'),
  responseNote: line('Note below the response time', 40, 'average over 30 days'),
  responseSeriesLabel: line('Heading above the response times', 40, 'Day by day, in seconds'),
  responseSeries: list('Response times', positive('Seconds', 1.4).max(10), 10, 30).describe(
    'Response time in seconds, one value a day, oldest first; their average must be the number above',
  ),
  systemsLabel: line('Heading above the systems', 30, 'Systems'),
  systems: groups('Systems', 3, 6, 'System', systemDays(24, 10)),
  incidentLabel: line('What a marked day means', 30, 'Day with an incident'),
  from: line('Label of the first day', 20, '30 days ago'),
  to: line('Label of the last day', 20, 'Today'),
  logLabel: line('Heading above the log', 30, 'What we did lately'),
  log: groups('Log', 2, 5, 'Event', {
    time: line('Time', 12, 'Yesterday'),
    text: line('What happened', 90, 'Nightly tests passed on all four systems'),
  }).describe('Recent events'),
  caption: line('Caption below the dashboard', 90, 'What you and we both see, with example systems.'),
}).describe('The dashboard of the management section')

const comparison = section('Comparison', {
  topicLabel: line('Heading of the first column', 30, 'Topic'),
  withLabel: line('Heading of the column with us', 30, 'With {brand}'),
  withoutLabel: line('Heading of the column without us', 30, 'On your own'),
  explainLabel: line('Name of the buttons that open an explanation', 40, 'why it matters'),
  rows: groups('Rows', 3, 20, 'Row', {
    topic: line('Topic', 40, 'Start date'),
    with: line('With us', 90, 'Work starts 5–7 business days after kickoff'),
    without: line('Without us', 90, 'Whenever somebody finds a free week'),
    explanation: paragraph('Explanation of the topic', 300, 'A fixed start keeps a project moving.'),
  }),
})

const price = section('What a first project costs', {
  project: line('Price of a first project', 40, '{projectPrice}'),
  projectText: line('What that price is for', 120, 'for a first project, once'),
  setup: line('Price of setting up a tool', 40, '{setupPrice}'),
  setupText: line('What that setup is for', 120, 'to set up a ready-made tool, once'),
  factorsLabel: line('Heading above what moves a price', 40, 'What moves the price'),
  factors: list('What moves a price', titledText('Reason', {}), 2, 4),
  toolsLabel: line('Link above the prices of a service’s tools', 60, 'Starting prices a month'),
  quotedText: line('Sentence below them', 120, 'Anything else is a project of its own.'),
})

export const servicesPage = page('services', 'Services page', [routes.services.path, servicePath('<service>')], {
  seo,
  head: pageHead,
  overviewLabel: line('Name of the overview for screen readers', 40, 'Our services'),
  deliverablesLabel: line('Heading above the deliverables', 40, 'What you get'),
  roiLabel: line('Link to the calculator', 40, 'Estimate your return'),
  planLabel: line('Link to the plan tool', 40, 'Build your AI plan'),
  findings: findings.optional(),
  quoteDesk: quoteDesk.optional(),
  dashboard: dashboard.optional(),
  price,
  comparison,
  contact: section('Contact', {
    nextLabel: line('Text above the two links', 60, 'Would you rather look around first?'),
  }),
})
