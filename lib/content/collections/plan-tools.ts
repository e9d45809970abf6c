import { z } from 'zod'
import { routes, servicePath } from '../../routes'
import { formatDollars } from '../../text/money'
import { id, reference } from '../schemas/addresses'
import { decimal, icon, line, order, paragraph, sample } from '../schemas/text'
import { siteCollection } from './define'

const service = reference('Service', 'services', 'consulting')

const schema = z.strictObject({
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

export const planTools = siteCollection('plan-tools/*.yaml', schema, {
  type: 'PlanTool',
  label: 'Plan tools',
  item: 'Tool',
  summary: 'A tool with its price that can be put into an AI plan.',
  paths: [routes.plan.path, routes.services.path, servicePath('<service>')],
  isNamedById: true,
  unique: [{ field: 'name' }, { field: 'order', within: 'service' }],
  needs: {},
  launchTask: 'sample tool; set its real price and description',
  line: ({ price }) => [formatDollars(Number(price))],
})
