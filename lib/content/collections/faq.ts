import { z } from 'zod'
import { faqPath, routes } from '../../routes'
import { oldSlugs } from '../schemas/addresses'
import { choiceFrom, line, order, sample } from '../schemas/text'
import { siteCollection } from './define'

const schema = z.strictObject({
  category: choiceFrom('Category of the FAQ page', { collection: 'faqPage', field: 'categories' }, 'Getting started'),
  question: line('Question', 120, 'How soon can a project start?', 8),
  order: order.meta({ description: 'Position in its category; smaller comes first', position: 'category' }),
  oldSlugs: oldSlugs('question', 'when-can-we-start'),
  sample,
})

export const faq = siteCollection('faq/*.md', schema, {
  type: 'FaqEntry',
  label: 'FAQ',
  item: 'Question',
  summary: 'A question with its answer as the text.',
  paths: [routes.faq.path],
  address: faqPath,
  anchors: { on: [routes.faq.path] },
  unique: [{ field: 'question' }, { field: 'order', within: 'category' }],
  earlier: { field: 'oldSlugs' },
  needs: {},
  launchTask: 'sample answer; adapt it to your company',
})
