import { z } from 'zod'
import { routes } from '../../routes'
import { photo } from '../schemas/addresses'
import { icon, line, order, paragraph, sample } from '../schemas/text'
import { siteCollection } from './define'

const schema = z.strictObject({
  name: line('Name', 40, 'June Hartwell'),
  role: line('Role', 50, 'Principal consultant'),
  text: paragraph('What they do for a client, one sentence', 160, 'Counts the hours and writes the plan with costs.'),
  experience: line('Experience', 90, '12 years in logistics, and four in AI').optional(),
  icon: icon.describe('Icon on the drawn portrait'),
  picture: photo.describe('A photo; without one, a portrait with the initials is drawn').optional(),
  order,
  sample,
})

export const team = siteCollection('team/*.yaml', schema, {
  type: 'TeamMember',
  label: 'Team',
  item: 'Person',
  summary: 'A person of the team.',
  paths: [routes.about.path, routes.home.path],
  unique: [{ field: 'name' }, { field: 'order' }],
  mayBeEmpty: true,
  names: ['name'],
  launchTask: 'sample person; describe somebody who works with you',
})
