import { z } from 'zod'
import { routes } from '../../routes'
import { group, line, order, quoted, sample } from '../schemas/text'
import { siteCollection } from './define'

const schema = z.strictObject({
  text: quoted(240, 'The tool they made fits the way we already work.'),
  author: group('Author', {
    role: line('Role', 40, 'Controller'),
    industry: line('Industry', 40, 'Manufacturing'),
  }),
  placement: z
    .enum(['rotating', 'carousel'])
    .meta({ title: 'Placement', description: 'rotating: beside the calculator; carousel: below it' }),
  order: order.meta({ position: 'placement' }),
  sample,
})

export const quotes = siteCollection('quotes/*.yaml', schema, {
  type: 'Quote',
  label: 'Quotes',
  item: 'Quote',
  summary: 'A short quote of a client on the calculator page.',
  paths: [routes.roiCalculator.path],
  unique: [{ field: 'text' }, { field: 'order', within: 'placement' }],
  needs: { field: 'placement', values: schema.shape.placement.options },
  launchTask: 'sample quote; replace it with the quote of a client who agreed to it',
})
