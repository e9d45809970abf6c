import { z } from 'zod'
import { routes } from '../../routes'
import { oldSlugs } from '../schemas/addresses'
import { seo } from '../schemas/page-parts'
import { draft, group, line, paragraph, sample } from '../schemas/text'
import { siteCollection } from './define'

const schema = z.strictObject({
  title: line('Heading of the page', 80, 'A dock plan by seven'),
  description: seo.shape.description,
  eyebrow: line('Small line above the heading', 40, 'A case').optional(),
  lead: paragraph('Text below the heading', 320, 'How a freight company plans its week.').optional(),
  menu: z
    .enum(['header', 'footer'])
    .meta({ title: 'Menu', description: 'Where a link to it stands, after the others; nowhere without it' })
    .optional(),
  menuLabel: line('Text of that link', 24, 'A case').describe('Text of that link; the heading without it').optional(),
  callToAction: group('Call to action at the end', {
    heading: line('Heading', 80, 'Meet us before you decide'),
    lead: paragraph('Text', 260, 'You describe the work, and we say what we would do.').optional(),
  }).optional(),
  draft: draft.optional(),
  oldSlugs: oldSlugs('page', 'dock-plan'),
  sample,
})

/** Names below the root that pages, folders, and files of the export have. */
const takenNames = [
  ...Object.values(routes).flatMap(({ path }) => path.split('/').slice(1, 2)),
  ...['admin', 'enhancements', 'fonts', 'images', 'index', 'pictures', 'social'],
]

/** Pages that a firm adds: Markdown with the blocks of articles. */
export const ownPages = siteCollection('pages/own/*.mdx', schema, {
  type: 'OwnPage',
  label: 'Own pages',
  item: 'Page',
  summary: 'A page of your own; its name becomes its address.',
  paths: ['/<page>'],
  address: (slug) => `/${slug}`,
  unique: [{ field: 'title' }],
  earlier: { field: 'oldSlugs' },
  mayBeEmpty: true,
  namesPages: true,
  takenNames,
  search: { title: 'title', description: 'description' },
  launchTask: 'sample page; write your own or delete it',
})
