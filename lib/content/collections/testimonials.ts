import { z } from 'zod'
import { routes } from '../../routes'
import { action, anyLink, photo } from '../schemas/addresses'
import { basis, group, icon, line, list, order, positive, quoted, sample, valueWithUnit, whole } from '../schemas/text'
import { siteCollection } from './define'

const duration = group('Duration', {
  planned: positive('Months planned', 5),
  actual: positive('Months it took', 3),
  plannedLabel: line('Text for the planned time', 30, '5 months planned'),
  actualLabel: line('Text for the actual time', 30, '3 months'),
}).describe('Illustration of a shorter time, if that is the result')

const week = group('Week', {
  hours: whole('Hours saved in a week of 40', 1, 40, 15),
  days: list('Days', line('Day', 5, 'Mon'), 5, 5).describe('The five working days'),
  caption: line('Text below the week', 60, '15 of the 40 hours in a workweek'),
}).describe('Illustration of the hours saved in a week, if those are the result')

const schema = z.strictObject({
  name: line('Name of the client', 40, 'Dana K.'),
  role: line('Role', 40, 'Operations manager'),
  company: line('Company', 60, 'a freight company in Hazelwood').describe('Company or kind of company'),
  quote: quoted(240, 'Now the report is waiting when I sit down.'),
  result: line('Result in one line', 90, '15+ staff hours saved per week'),
  picture: photo.describe('A photo of the client; without one, the icon of the trade is shown').optional(),
  basis,
  figure: valueWithUnit(
    group('Figure', {
      value: line('Number', 8, '80'),
      unit: line('Unit', 4, '%').describe('Unit, such as % or +'),
    }),
  )
    .describe('Result as a large figure; leave it out if the result is no number')
    .optional(),
  duration: duration.optional(),
  week: week.optional(),
  trade: icon.describe('Icon of the client’s trade').optional(),
  reference: action(40, anyLink).describe('Link to a reference, on another site too, or to a case').optional(),
  order: order.describe('Smaller comes first, and the home page shows the first three'),
  sample,
})

export const testimonials = siteCollection('testimonials/*.yaml', schema, {
  type: 'Testimonial',
  label: 'Testimonials',
  item: 'Testimonial',
  summary: 'What a client says, with a measured result.',
  paths: [routes.home.path],
  unique: [{ field: 'name' }, { field: 'quote' }, { field: 'order' }],
  needs: {},
  names: ['name', 'company'],
  figures: [
    { value: 'figure.value', unit: 'figure.unit', texts: ['result'] },
    { value: 'week.hours', texts: ['week.caption'] },
    { value: 'duration.planned', texts: ['duration.plannedLabel'] },
    { value: 'duration.actual', texts: ['duration.actualLabel'] },
  ],
  launchTask: 'sample testimonial; replace it with the quote of a client who agreed to it',
})
