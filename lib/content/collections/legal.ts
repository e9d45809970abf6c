import { enumeration } from '@site/content-check'
import { z } from 'zod'
import { seo } from '../schemas/page-parts'
import { day, line, paragraph, sample } from '../schemas/text'
import { siteCollection } from './define'

const onlyNames = ['privacy', 'terms']

const schema = z.strictObject({
  title: line('Title', 60, 'Privacy Policy'),
  description: seo.shape.description,
  effective: day('Day on which it takes effect'),
  intro: paragraph('Text before the first section', 400, 'This policy explains what happens to what you tell us.'),
  sample,
})

export const legal = siteCollection('legal/*.md', schema, {
  type: 'LegalText',
  label: 'Legal texts',
  item: 'Legal text',
  summary: 'The privacy policy and the terms of service; each section starts with a heading.',
  paths: onlyNames.map((slug) => `/${slug}`),
  address: (slug) => `/${slug}`,
  unique: [{ field: 'title' }],
  onlyNames,
  needsSections: true,
  restore: `restore it with the files ${enumeration(onlyNames.map((slug) => `${slug}.md`))}`,
  search: { title: 'title', description: 'description' },
  launchTask: 'sample legal text; have a lawyer adapt it to your company',
})
