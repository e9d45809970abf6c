import { z } from 'zod'
import { pageHead, seo } from '../page-parts'
import { group, line, list, paragraph } from '../text'

export const faqPageSchema = z.strictObject({
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
    bookLabel: line('Booking button', 40, 'Book a Free Call'),
  }),
})
