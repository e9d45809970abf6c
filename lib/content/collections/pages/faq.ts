import { routes } from '../../../routes'
import { pageHead, seo } from '../../schemas/page-parts'
import { group, line, list, paragraph } from '../../schemas/text'
import { page } from '../define'

export const faqPage = page('faq', 'FAQ page', [routes.faq.path], {
  seo,
  head: pageHead,
  categories: list('Categories', line('Category', 40, 'Getting started'), 1, 20).describe(
    'Categories of the questions, in the order of the page; those without questions are not shown',
  ),
  categoriesLabel: line('Name of the list of categories for screen readers', 40, 'Categories'),
  linkLabel: line('Name of the link to one question', 40, 'Link to this question'),
  aside: group('Note beside the questions', {
    heading: line('Heading', 40, 'Still wondering?'),
    text: paragraph('Text', 200, 'Ask us in person. The call is free.'),
  }),
})
