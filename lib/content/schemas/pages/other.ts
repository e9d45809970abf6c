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
  }),
})

export const legalPageSchema = z.strictObject({
  effectiveLabel: line('Text before the date', 30, 'Effective'),
  contentsLabel: line('Heading of the table of contents', 30, 'Sections'),
  thirdParties: group('Other companies on the privacy page', {
    heading: line('Heading', 60, 'Companies whose services we use'),
    lead: paragraph('Text above the list', 240, 'They receive what you enter in their parts of this website.'),
    purposes: group('What they are for', {
      form: line('Contact form', 60, 'Contact form'),
      scheduling: line('Booking of calls', 60, 'Booking of calls'),
      measurement: line('Counting of visits', 60, 'Anonymous counts of visits, without cookies'),
    }),
  }).describe('Listed from the settings in site.yaml'),
  homeLabel: line('Link to the home page', 40, 'Return to Homepage'),
  contactLabel: line('Link to the contact page', 40, 'Contact Us'),
})

export const notFoundPageSchema = z.strictObject({
  seo,
  code: line('Large number', 5, '404'),
  text: line('Text', 80, 'Oops! The page you’re looking for doesn’t exist.'),
  homeLabel: line('Text on the button', 40, 'Return to Home'),
})
