import { z } from 'zod'
import { icon, line, pageHead, paragraph, sectionHead, seo, titledText } from '../text'

export const aboutPageSchema = z.strictObject({
  seo,
  head: pageHead,
  river: z
    .strictObject({
      musial: line('Name of the Stan Musial Veterans Memorial Bridge', 20),
      eads: line('Name of the Eads Bridge', 20),
      poplarStreet: line('Name of the Poplar Street Bridge', 20),
      unit: line('Unit after the length of a span', 6),
      caption: line('Caption of the illustration', 120),
    })
    .describe('Labels of the illustration at the top, the bridges of St. Louis'),
  who: sectionHead.extend({ paragraphs: z.array(paragraph('Paragraph')).min(1).max(4) }),
  values: sectionHead.extend({ items: z.array(titledText).length(3) }),
  approach: sectionHead.extend({
    steps: z.array(titledText.extend({ place: line('Caption of the illustration above the step', 40) })).length(3),
  }),
  team: sectionHead.describe('Heading above the team'),
  callToAction: sectionHead.extend({ label: line('Text on the button', 40) }),
})

export const faqPageSchema = z.strictObject({
  seo,
  head: pageHead,
  categoriesLabel: line('Name of the list of categories for screen readers', 40),
  linkLabel: line('Name of the link to one question', 40),
  aside: z.strictObject({
    heading: line('Heading', 40),
    text: paragraph('Text', 200),
    bookLabel: line('Booking button', 40),
  }),
})

export const contactPageSchema = z.strictObject({
  seo,
  head: pageHead,
  detailsHeading: line('Heading above the contact details', 40),
  emailLabel: line('Label of the e-mail address', 24),
  phoneLabel: line('Label of the phone number', 24),
  profileLabel: line('Label of the company profile', 24),
  locationLabel: line('Label of the location', 24),
  ends: z
    .strictObject({ you: line('Label at the visitor’s end', 12), us: line('Label at the agency’s end', 12) })
    .describe('Labels at the two ends of the line in the illustration'),
  replyNote: line('When to expect a reply; shown below the line in the illustration', 90),
  bookLabel: line('Booking button', 40),
  formHeading: line('Heading above the form', 60),
})

export const thankYouPageSchema = z.strictObject({
  seo,
  head: pageHead,
  homeLabel: line('Link to the home page', 40),
  servicesLabel: line('Link to the services', 40),
})

export const leadFormPageSchema = z.strictObject({
  seo,
  head: pageHead,
  stepsHeading: line('Heading above the steps', 60),
  steps: z.array(titledText.extend({ icon })).length(3),
  formHeading: line('Heading above the form', 60),
  plan: z
    .strictObject({
      changeLabel: line('Link back to the plan builder', 30),
      prefilled: paragraph('How the plan gets to you, where site.yaml names a field for it', 160),
      notPrefilled: paragraph('How the plan gets to you, where site.yaml names no field for it', 160),
    })
    .describe('The plan that a visitor brings along, above the form'),
})

export const demoFormPageSchema = z.strictObject({
  seo,
  heading: line('Heading', 60),
  notice: paragraph('Notice that the form sends nothing', 240),
  nameLabel: line('Label', 30),
  emailLabel: line('Label', 30),
  messageLabel: line('Label', 40),
  optional: line('Text after labels of optional fields', 20),
  submitLabel: line('Text on the button', 40),
})

export const careersPageSchema = z.strictObject({
  seo,
  head: pageHead,
  listHeading: line('Heading above the jobs', 40),
  detailsLabel: line('Button that opens a job', 30),
  summaryHeading: line('Heading in the dialog', 40),
  qualificationsHeading: line('Heading in the dialog', 40),
  applyLabel: line('Button that opens the mail draft', 40),
  applyNote: paragraph('What to send; the e-mail address follows it', 200),
  postedLabel: line('Text before the day of posting', 20),
  untilLabel: line('Text before the last day to apply', 20),
  emptyText: paragraph('Shown when no job is open; the e-mail address follows it', 200),
})

export const legalPageSchema = z.strictObject({
  effectiveLabel: line('Text before the date', 30),
  contentsLabel: line('Heading of the table of contents', 30),
  homeLabel: line('Link to the home page', 40),
  contactLabel: line('Link to the contact page', 40),
})

export const notFoundPageSchema = z.strictObject({
  seo,
  code: line('Large number', 5),
  text: line('Text', 80),
  homeLabel: line('Text on the button', 40),
})
