import { z } from 'zod'
import { pageHead, section, seo } from '../page-parts'
import { group, line, list, paragraph } from '../text'
import { dashboard, findings, quoteDesk } from './services-pictures'

const comparison = section('Comparison', {
  topicLabel: line('Heading of the first column', 30, 'Topic'),
  withLabel: line('Heading of the column with us', 30, 'With {brand}'),
  withoutLabel: line('Heading of the column without us', 30, 'On your own'),
  explainLabel: line('Name of the buttons that open an explanation', 40, 'why it matters').describe(
    'Name of the buttons that open an explanation, for screen readers',
  ),
  rows: list(
    'Rows',
    group('Row', {
      topic: line('Topic', 40, 'Start date'),
      with: line('With us', 90, 'Work starts 5–7 business days after kickoff'),
      without: line('Without us', 90, 'Whenever somebody finds a free week'),
      explanation: paragraph('Explanation in the popup', 300, 'A fixed start keeps a project moving.'),
    }),
    3,
    20,
  ),
})

export const servicesPageSchema = z.strictObject({
  seo,
  head: pageHead,
  stages: list('Stages', line('Stage', 24, 'Under construction'), 0, 12).describe(
    'Labels of the stages of the bridge at the top, in the order of the services; further services have none',
  ),
  overviewLabel: line('Name of the overview for screen readers', 40, 'Our services'),
  deliverablesLabel: line('Heading above the deliverables', 40, 'What you get'),
  getStartedLabel: line('Button to the lead form', 40, 'Get Started'),
  roiLabel: line('Link to the calculator', 40, 'Estimate your return'),
  planLabel: line('Link to the plan tool', 40, 'Build your AI plan'),
  findings,
  quoteDesk,
  dashboard,
  comparison,
  contact: section('Contact', {
    nextLabel: line('Text above the two links', 60, 'Would you rather look around first?'),
  }),
})
