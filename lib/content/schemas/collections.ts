import { z } from 'zod'
import { basis, day, icon, id, image, line, paragraph, reference, sample } from './text'

/** The four categories of the FAQ, in the order of the page. */
export const faqCategories = [
  'Getting started',
  'Services and pricing',
  'Data and security',
  'Results and support',
] as const

/** The targets of the button at the end of an article. */
export const callToActionTargets = ['lead-form', 'services', 'booking'] as const

/** The anchors of the services' sections on the services page. */
export const serviceAnchors = ['consulting', 'development', 'management'] as const

const articleDays = z.object({ published: z.iso.date(), updated: z.iso.date() })

export const articleSchema = z
  .strictObject({
    title: line('Title of the article', 70, 10),
    preview: paragraph('One or two sentences for the list and for link previews', 180),
    tags: z.array(line('Tag', 24)).min(1).max(4).describe('One to four tags'),
    published: day('Day of publication'),
    updated: day('Day of the last change to its content').optional(),
    callToAction: z.enum(callToActionTargets).describe('Where the button at the end leads'),
    callToActionText: paragraph('Sentence above that button', 160),
    draft: z.boolean().optional().describe('true keeps the article out of the site'),
    oldSlugs: z
      .array(id('Earlier file name'))
      .optional()
      .describe('Earlier file names of this article; their addresses will redirect'),
    sample,
  })
  .refine((article) => !article.updated || article.updated >= article.published, {
    path: ['updated'],
    error: 'is before the day of publication; write that day or a later one',
    // Runs also when other fields are wrong, so that one run reports every problem.
    when: ({ value }) => articleDays.safeParse(value).success,
  })

export const faqSchema = z.strictObject({
  category: z.enum(faqCategories).describe('Category of the question'),
  question: line('Question', 120, 8),
  order: z.int().min(0).describe('Position in its category; smaller comes first'),
  sample,
})

export const teamSchema = z.strictObject({
  name: line('Name', 40),
  role: line('Role', 50),
  text: paragraph('What they do for a client, one sentence', 160),
  icon: icon.describe('Icon on the drawn portrait'),
  picture: z
    .strictObject({ src: image, alt: line('What the picture shows, for those who cannot see it', 120) })
    .optional()
    .describe('A photo; without one, a plate with the initials is drawn'),
  order: z.int().min(0).describe('Position; smaller comes first'),
  sample,
})

export const quoteSchema = z.strictObject({
  text: paragraph('What they said', 240),
  author: z.strictObject({ role: line('Role', 40), industry: line('Industry', 40) }),
  placement: z.enum(['rotating', 'carousel']).describe('rotating: beside the calculator; carousel: below it'),
  order: z.int().min(0).describe('Position; smaller comes first'),
  sample,
})

export const statSchema = z.strictObject({
  icon,
  value: line('Number', 8),
  unit: line('Unit, such as +, x, or %', 4),
  claim: line('The claim in a few words', 40),
  description: line('What the number counts', 60),
  basis,
  order: z.int().min(0).describe('Position on the page; smaller comes first'),
  sample,
})

export const useCaseSchema = z.strictObject({
  title: line('Title', 60),
  text: paragraph('What it does', 240),
  metric: line('Figure or result', 40),
  metricLabel: line('What the figure means', 80),
  illustration: z
    .strictObject({
      kind: z
        .enum(['cells', 'dial', 'strip', 'shelf', 'drop'])
        .describe(
          'cells: a grid; dial: a clock; strip: days of a calendar; shelf: places on a shelf; drop: a level falls',
        ),
      total: z.int().min(10).max(100).describe('Number of units in total'),
      columns: z.int().min(5).max(12).optional().describe('Cells in a row; only for cells'),
      caption: line('What the illustration shows', 60),
    })
    .optional()
    .describe('Illustration of the figure in true proportion; the figure must start with a whole number'),
  details: z.array(line('Detail', 140)).min(2).max(6).describe('How it works, one line each'),
  industry: line('Industry', 40),
  icon,
  service: reference('services'),
  order: z.int().min(0).describe('Position on the page; smaller comes first'),
  sample,
})

export const serviceSchema = z.strictObject({
  title: line('Title', 60),
  shortTitle: line('Title in lists and cards', 40),
  summary: paragraph('One or two sentences for the card', 200),
  points: z.array(line('Point', 90)).min(2).max(6).describe('What it contains, shown on the card'),
  anchor: z.enum(serviceAnchors).describe('Anchor of its section on the services page'),
  icon,
  linkLabel: line('Text of the link to its section', 40),
  heading: line('Heading of its section', 80),
  lead: paragraph('First paragraph of its section', 500),
  deliverables: z
    .array(z.strictObject({ title: line('Title', 60), text: paragraph('Text', 240) }))
    .min(2)
    .max(6)
    .describe('What the client gets'),
  order: z.int().min(0).describe('Position on the page; smaller comes first'),
})

export const planToolSchema = z.strictObject({
  id: id('Id, the same as the file name'),
  name: line('Name of the tool', 60),
  price: z
    .number()
    .min(0)
    .max(1_000_000)
    .refine((dollars) => Number.isInteger(Math.round(dollars * 1e6) / 1e4), 'must have at most two decimals')
    .describe('Starting price a month in US dollars'),
  description: paragraph('What it does', 200),
  service: reference('services'),
  icon,
  order: z.int().min(0).describe('Position in its group; smaller comes first'),
  sample,
})

export const legalSchema = z.strictObject({
  title: line('Title', 60),
  description: line('Description in search results', 165, 50),
  effective: day('Day on which it takes effect'),
  intro: paragraph('Text before the first section', 400),
  sample,
})
