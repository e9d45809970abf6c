import { z } from 'zod'
import { routes, servicePath } from '../../routes'
import { id, oldSlugs } from '../schemas/addresses'
import { groups, icon, line, list, order, paragraph, sample } from '../schemas/text'
import { siteCollection } from './define'

const schema = z.strictObject({
  title: line('Title', 60, 'AI Consulting and Custom Solutions'),
  shortTitle: line('Short title', 40, 'AI consulting').describe('Title in lists and cards'),
  summary: paragraph('One or two sentences for the card', 200, 'We find where AI pays off in your business first.'),
  points: list('What it contains, on the card', line('Point', 90, 'A ranked, costed roadmap'), 1, 8),
  anchor: id('Anchor', 'training').describe(
    `End of the address of its section, such as ${routes.services.path}#training`,
  ),
  address: id('Address', 'train')
    .describe(`End of an address that opens the page of services at this section: train for ${servicePath('train')}`)
    .optional(),
  oldAddresses: oldSlugs('service', 'teach').meta({ title: 'Earlier addresses' }),
  picture: z
    .enum(['findings', 'quoteDesk', 'dashboard'])
    .meta({
      title: 'Picture',
      description: 'The pictures of the service on the home page and on the page of services; without one, its icon',
    })
    .optional(),
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

export const services = siteCollection('services/*.yaml', schema, {
  type: 'Service',
  label: 'Services',
  item: 'Service',
  summary: 'A service with its card and its section.',
  paths: [routes.home.path, routes.services.path, servicePath('<service>'), routes.plan.path],
  anchors: { on: [routes.services.path, routes.plan.path], field: 'anchor' },
  opens: { field: 'address', path: servicePath },
  earlier: { field: 'oldAddresses' },
  unique: [{ field: 'title' }, { field: 'anchor' }, { field: 'address' }, { field: 'order' }],
  needs: {},
})
