import { z } from 'zod'
import { articlePath, blogPaths, routes } from '../../routes'
import { formatDay } from '../../text/dates'
import { toSlug } from '../../text/slug'
import { oldSlugs } from '../schemas/addresses'
import { day, distinct, draft, line, list, paragraph, range, sample, whenDaysBegin } from '../schemas/text'
import { siteCollection } from './define'

const tag = line('Tag', 24, 'Retail').refine(
  (name) => !/[,|]|(?<!&\w+);/.test(name),
  'must be one tag, without comma or semicolon',
)

const schema = range(
  z.strictObject({
    title: line('Title of the article', 70, 'Smart Shelves: Better Stock, No New Hardware', 10),
    preview: paragraph(
      'Summary for the list and link previews',
      180,
      'What forecasts can do for an independent store.',
    ).meta({ aliases: '(meta)?[_ -]?(description|summary|excerpt|abstract|teaser|subtitle):' }),
    tags: distinct(list('Tags', tag, 1, 4), (name) => toSlug(String(name))).meta({
      description: 'One to four tags',
      aliases: '(categor(y|ies)|keywords?|topics?):',
    }),
    published: day('Schedule').meta({
      description: `Day of publication; the site shows the article from then on. ${whenDaysBegin}`,
      aliases: '(pub(lish(ed)?)?|creat(ed|ion)?)?[_ -]?(date|at|on|time):|date[_ -]?(published|created):',
    }),
    updated: day('Day of the last change to its content')
      .meta({ place: 'end', aliases: '(last|date)?[_ -]?(mod(ified)?|updated?)[_ -]?(date|at|on)?:' })
      .optional(),
    callToAction: z
      .enum(['lead-form', 'services', 'booking'])
      .meta({ title: 'Button at the end', description: 'Where the button at the end leads', place: 'end' }),
    callToActionText: paragraph('Sentence above it', 160, 'Tell us how you count your stock.').meta({ place: 'end' }),
    draft: draft.optional(),
    oldSlugs: oldSlugs('article', 'smart-shelves'),
    sample,
  }),
  'published',
  'updated',
)

export const articles = siteCollection('articles/*.mdx', schema, {
  type: 'Article',
  label: 'Articles',
  item: 'Article',
  summary: 'An article of the blog; its name becomes its address.',
  paths: [routes.blog.path, ...blogPaths],
  address: articlePath,
  unique: [{ field: 'title' }],
  topics: 'tags',
  earlier: { field: 'oldSlugs' },
  life: { first: 'published' },
  mayBeEmpty: true,
  namesPages: true,
  search: { title: 'title', description: 'preview' },
  launchTask: 'sample article; check its facts and figures or write your own',
  line: ({ published }) => [formatDay(String(published))],
  onDelete:
    'When you delete one, the check of its pull request asks where its readers should be led, and says which line to add.',
})
