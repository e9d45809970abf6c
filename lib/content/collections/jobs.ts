import { z } from 'zod'
import { jobPagePath, routes } from '../../routes'
import { formatDay } from '../../text/dates'
import { id, oldSlugs } from '../schemas/addresses'
import { day, draft, groups, icon, line, list, order, paragraph, range, sample, whenDaysBegin } from '../schemas/text'
import { siteCollection } from './define'

/** The theme defines the colors. */
const color = z
  .enum(['primary', 'accent', 'neutral'])
  .meta({ title: 'Color', description: 'Color role of the bullets' })

const job = z.strictObject({
  id: id('Name in the address', 'engineer'),
  title: line('Job title', 90, 'AI Account Manager'),
  location: line('Location', 60, 'Remote / St. Louis preferred').describe('Where the work is done'),
  type: line('Employment type', 60, 'Full-time').describe('Employment type, such as Full-time'),
  employment: z
    .array(z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']).meta({ title: 'Employment type' }))
    .min(1)
    .meta({ title: 'Employment types', description: 'Employment types for search engines', place: 'end' }),
  remote: z.boolean().meta({ title: 'Remote', description: 'The work can be done from home' }),
  experience: line('Required experience', 60, '3+ years experience'),
  preview: paragraph('Sentence for the card', 200, 'Build the assistants that small businesses run on.'),
  summary: list('Position summary', paragraph('Paragraph', 700, 'You will design, build, and run AI systems.'), 1, 5),
  responsibilitiesHeading: line('Heading above the responsibilities', 40, 'Key Responsibilities'),
  responsibilities: groups('Groups of responsibilities', 1, 6, 'Group', {
    title: line('Title of the group', 50, 'Build AI systems'),
    icon,
    color,
    items: list('Responsibilities', line('Responsibility', 160, 'Plan upgrades as models change'), 2, 8),
  }),
  qualifications: groups('Qualifications', 1, 2, 'Column', {
    title: line('Heading of the column', 50, 'What you bring'),
    items: list('Qualifications', line('Qualification', 160, 'Clear writing, for engineers and for clients'), 2, 10),
  }).describe('One or two columns'),
  whyJoinHeading: line('Heading above the reasons', 40, 'Why Join').optional(),
  whyJoin: groups('Reasons to join', 1, 8, 'Reason', {
    text: line('Reason', 160, 'Time set aside every month to test new models'),
    color,
  }).optional(),
  posted: day('Schedule').meta({
    description: `Day the job was posted; the site shows it from then on. ${whenDaysBegin}`,
    place: 'top',
  }),
  validThrough: day('Close this job')
    .meta({
      description:
        'Last day to apply; after it the job leaves the list, and its page says that it is closed. To close it now, choose yesterday',
      place: 'top',
      aliases:
        '(closed|expired|filled): (true|yes)|(active|open): (false|no)|status: (closed|expired|filled|inactive)|(apply ?by|clos(es|ing)|deadline|expires|until|valid ?until)',
    })
    .optional(),
  draft: draft.meta({ place: 'top' }).optional(),
  order: order.describe('Position on the page; smaller comes first'),
  oldSlugs: oldSlugs('job', 'developer'),
  sample,
})

const schema = range(job, 'posted', 'validThrough')

export const jobs = siteCollection('jobs/*.yaml', schema, {
  type: 'JobPosting',
  label: 'Jobs',
  item: 'Job',
  summary: 'An open position with the copy of its dialog.',
  paths: [routes.careers.path],
  address: jobPagePath,
  anchors: { on: [routes.careers.path] },
  isNamedById: true,
  unique: [{ field: 'title' }, { field: 'order' }],
  earlier: { field: 'oldSlugs' },
  life: { first: 'posted', last: 'validThrough' },
  mayBeEmpty: true,
  namesPages: true,
  search: { title: 'title', description: 'preview' },
  launchTask: 'sample job; describe a position you have and set its dates',
  line: ({ validThrough }) => [validThrough ? `until ${formatDay(String(validThrough))}` : undefined],
})
