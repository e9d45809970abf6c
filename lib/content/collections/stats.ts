import { z } from 'zod'
import { routes } from '../../routes'
import { basis, icon, line, order, sample, valueWithUnit } from '../schemas/text'
import { siteCollection } from './define'

const schema = valueWithUnit(
  z.strictObject({
    icon: icon.meta({ place: 'end' }),
    value: line('Number', 10, '3.5'),
    unit: line('Unit', 4, 'x').describe('Unit, such as +, x, or %').optional(),
    claim: line('Claim', 40, '$3.50 back for each $1').describe('The claim in a few words'),
    description: line('What the number counts', 60, 'average client ROI in the first year'),
    outOf: line('Of how many', 40, '141 of 142 answers').describe('Of how many, for a percentage').optional(),
    basis,
    order,
    sample,
  }),
)

export const stats = siteCollection('stats/*.yaml', schema, {
  type: 'Stat',
  label: 'Statistics',
  item: 'Statistic',
  summary: 'A figure with the claim that it supports.',
  line: ({ value, unit = '' }) => [`${value}${unit}`],
  paths: [routes.home.path],
  unique: [{ field: 'claim' }, { field: 'order' }],
  needs: {},
  figures: [{ value: 'value', unit: 'unit', texts: ['claim', 'description'] }],
  launchTask: 'sample figure; write one that you can prove',
})
