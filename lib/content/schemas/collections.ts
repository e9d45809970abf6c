import { z } from 'zod'
import { oldSlugs, photo } from './addresses'
import { seo } from './page-parts'
import { basis, choiceFrom, day, group, icon, line, order, paragraph, quoted, sample, valueWithUnit } from './text'

export const faqSchema = z.strictObject({
  category: choiceFrom('Category of the FAQ page', { collection: 'faqPage', field: 'categories' }, 'Getting started'),
  question: line('Question', 120, 'How soon can a project start?', 8),
  order: order.meta({ description: 'Position in its category; smaller comes first', position: 'category' }),
  oldSlugs: oldSlugs('question', 'when-can-we-start'),
  sample,
})

export const teamSchema = z.strictObject({
  name: line('Name', 40, 'June Hartwell'),
  role: line('Role', 50, 'Principal consultant'),
  text: paragraph('What they do for a client, one sentence', 160, 'Counts the hours and writes the plan with costs.'),
  experience: line('Experience', 90, '12 years in logistics, and four in AI').optional(),
  icon: icon.describe('Icon on the drawn portrait'),
  picture: photo.describe('A photo; without one, a portrait with the initials is drawn').optional(),
  order,
  sample,
})

export const quoteSchema = z.strictObject({
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

export const statSchema = valueWithUnit(
  z.strictObject({
    icon,
    value: line('Number', 8, '3.5'),
    unit: line('Unit', 4, 'x').describe('Unit, such as +, x, or %'),
    claim: line('Claim', 40, 'It pays for itself').describe('The claim in a few words'),
    description: line('What the number counts', 60, 'average client ROI in the first year'),
    outOf: line('Of how many', 40, '141 of 142 answers').describe('Of how many, for a percentage').optional(),
    basis,
    order,
    sample,
  }),
)

/** The names of the legal texts: each has a route, and no other text has one. */
export const legalSlugs: readonly string[] = ['privacy', 'terms']

export const legalSchema = z.strictObject({
  title: line('Title', 60, 'Privacy Policy'),
  description: seo.shape.description,
  effective: day('Day on which it takes effect'),
  intro: paragraph('Text before the first section', 400, 'This policy explains what happens to what you tell us.'),
  sample,
})
