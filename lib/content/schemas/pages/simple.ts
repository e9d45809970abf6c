import { z } from 'zod'
import { group, icon, line, list, pageHead, paragraph, section, seo, titledText } from '../text'

export const aboutPageSchema = z.strictObject({
  seo,
  head: pageHead,
  river: group('Bridges of St. Louis', {
    musial: line('Name of the Stan Musial Veterans Memorial Bridge', 20, 'Stan Musial'),
    eads: line('Name of the Eads Bridge', 20, 'Eads'),
    poplarStreet: line('Name of the Poplar Street Bridge', 20, 'Poplar Street'),
    unit: line('Unit after the length of a span', 6, 'ft'),
    caption: line('Caption of the illustration', 120, 'Three bridges of St. Louis at one scale.'),
  }).describe('Labels of the illustration at the top, the bridges of St. Louis'),
  who: section('Who we are', {
    paragraphs: list('Paragraphs', paragraph('Paragraph', 600, 'We act as a managed service provider for AI.'), 1, 4),
  }),
  values: section('Values', { items: list('Values', titledText('Value', {}), 1, 12) }),
  approach: section('Approach', {
    steps: list(
      'Steps',
      titledText('Step', {
        place: line('Caption of the illustration', 40, 'A brick row in Soulard')
          .describe(
            'Caption of the illustration above the step; the illustrations are shown when there are three steps',
          )
          .optional(),
      }),
      1,
      8,
    ),
  }),
  team: section('Team', {}).describe('Heading above the team'),
  callToAction: section('Call to action', { label: line('Text on the button', 40, 'Book a Free Strategy Call') }),
})

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

export const contactPageSchema = z.strictObject({
  seo,
  head: pageHead,
  detailsHeading: line('Heading above the contact details', 40, 'Reach us directly'),
  emailLabel: line('Label of the e-mail address', 24, 'E-mail'),
  phoneLabel: line('Label of the phone number', 24, 'Phone'),
  profileLabel: line('Label of the company profile', 24, 'Social'),
  locationLabel: line('Label of the location', 24, 'Location'),
  ends: group('Ends of the line', {
    you: line('Label at the visitor’s end', 12, 'You'),
    us: line('Label at the agency’s end', 12, 'Us'),
  }).describe('Labels at the two ends of the line in the illustration'),
  replyNote: line('When to expect a reply', 90, 'We reply within 24 hours.').describe(
    'When to expect a reply; shown below the line in the illustration',
  ),
  bookLabel: line('Booking button', 40, 'Book a Strategy Call'),
  formHeading: line('Heading above the form', 60, 'Send us a message'),
})

export const thankYouPageSchema = z.strictObject({
  seo,
  head: pageHead,
  homeLabel: line('Link to the home page', 40, 'Back to the home page'),
  servicesLabel: line('Link to the services', 40, 'See our services'),
})

export const leadFormPageSchema = z.strictObject({
  seo,
  head: pageHead,
  stepsHeading: line('Heading above the steps', 60, 'What the free consultation gives you'),
  steps: list('Steps', titledText('Step', { icon }), 1, 5),
  formHeading: line('Heading above the form', 60, 'Tell us about your business'),
  call: group('The call', {
    heading: line('Heading', 60, 'Would you rather talk first?'),
    text: paragraph('Text above the booking button', 240, 'The call is free and takes {callMinutes} minutes.'),
    teamHeading: line('Heading above the people of the team', 60, 'You will talk to one of us'),
  }).describe('For those who would rather talk than write'),
  plan: group('The plan of a visitor', {
    changeLabel: line('Link back to the plan builder', 30, 'Change your plan'),
    prefilled: paragraph('Text when the form is filled', 160, 'Your plan is filled into the form.').describe(
      'How the plan gets to you, where site.yaml names a field for it',
    ),
    notPrefilled: paragraph('Text when the form is not filled', 160, 'The form does not include your plan.').describe(
      'How the plan gets to you, where site.yaml names no field for it',
    ),
  }).describe('The plan that a visitor brings along, above the form'),
})

export const demoFormPageSchema = z.strictObject({
  seo,
  heading: line('Heading', 60, 'Tell us where to reach you'),
  notice: paragraph('Notice that the form sends nothing', 240, 'This is a demo form. It sends and stores nothing.'),
  nameLabel: line('Label of the name', 30, 'Name'),
  emailLabel: line('Label of the e-mail address', 30, 'Work e-mail'),
  messageLabel: line('Label of the message', 40, 'What should run itself?'),
  optional: line('Text after labels of optional fields', 20, 'optional'),
  submitLabel: line('Text on the button', 40, 'See the next page'),
})

export const careersPageSchema = z.strictObject({
  seo,
  head: pageHead,
  listHeading: line('Heading above the jobs', 40, 'Open Positions'),
  detailsLabel: line('Button that opens a job', 30, 'View Details'),
  summaryHeading: line('Heading of the summary in the dialog', 40, 'Position Summary'),
  qualificationsHeading: line('Heading of the qualifications in the dialog', 40, 'Qualifications'),
  pageLabel: line('Link to the page of the job', 40, 'Page of this job, to share or print').describe(
    'At the end of the dialog',
  ),
  backLabel: line('Link to all open jobs', 40, 'All open positions').describe('On the page of a job'),
  othersHeading: line('Heading above the other jobs', 40, 'Other open positions').describe('On the page of a job'),
  closedText: paragraph('Text when a job is closed', 200, 'This position is closed.').describe(
    'Shown on the page of a job after its last day to apply',
  ),
  applyLabel: line('Button that opens the mail draft', 40, 'Apply for This Position'),
  applyNote: paragraph('What to send', 200, 'Send your resume and cover letter by e-mail to').describe(
    'What to send; the e-mail address follows it',
  ),
  postedLabel: line('Text before the day of posting', 20, 'Posted'),
  untilLabel: line('Text before the last day to apply', 20, 'Apply by'),
  emptyText: paragraph('Text when no job is open', 200, 'No position is open right now. Write anyway to').describe(
    'Shown when no job is open; the e-mail address follows it',
  ),
})

export const legalPageSchema = z.strictObject({
  effectiveLabel: line('Text before the date', 30, 'Effective'),
  contentsLabel: line('Heading of the table of contents', 30, 'Sections'),
  thirdParties: group('Other companies on the privacy page', {
    heading: line('Heading', 60, 'Companies whose services we use'),
    lead: paragraph(
      'Text above the list',
      240,
      'These companies receive what you enter in their parts of this website.',
    ),
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
