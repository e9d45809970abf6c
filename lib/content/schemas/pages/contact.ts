import { z } from 'zod'
import { pageHead, seo, titledText } from '../page-parts'
import { group, line, list, paragraph } from '../text'

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
  replyNote: line('When to expect a reply, below the illustration', 90, 'We reply within 24 hours.'),
  bookLabel: line('Booking button', 40, 'Book a Strategy Call'),
  formHeading: line('Heading above the form', 60, 'Send us a message'),
})

export const leadFormPageSchema = z.strictObject({
  seo,
  head: pageHead,
  stepsHeading: line('Heading above the steps', 60, 'What the free consultation gives you'),
  steps: list('Steps', titledText('Step', {}), 1, 5),
  formHeading: line('Heading above the form', 60, 'Tell us about your business'),
  teamHeading: line('Heading above the people of the team', 60, 'You will talk to one of us'),
  plan: group('The plan of a visitor', {
    changeLabel: line('Link back to the plan builder', 30, 'Change your plan'),
    prefilled: paragraph('Text where site.yaml names a field for it', 160, 'Your plan is filled into the form.'),
    notPrefilled: paragraph('Text where site.yaml names none', 160, 'The form does not include your plan.'),
    failed: paragraph(
      'Text when the plan could not be loaded',
      160,
      'Your plan could not be loaded, please write to',
    ).describe('Text when the plan could not be loaded; the e-mail address and the booking link follow it'),
  }).describe('The plan that a visitor brings along, above the form'),
})

export const demoFormPageSchema = z.strictObject({
  seo,
  head: group('Head of the form', { heading: line('Heading', 60, 'Tell us where to reach you') }),
  notice: paragraph('Notice that the form sends nothing', 240, 'This is a demo form. It sends and stores nothing.'),
  sentNotice: paragraph('Notice on the thank-you page', 240, 'You came from the demo form: nothing was sent.'),
  nameLabel: line('Label of the name', 30, 'Name'),
  emailLabel: line('Label of the e-mail address', 30, 'Work e-mail'),
  messageLabel: line('Label of the message', 40, 'What takes too much of your time?'),
  optional: line('Text after labels of optional fields', 20, 'optional'),
  submitLabel: line('Text on the button', 40, 'See the next page'),
})

export const thankYouPageSchema = z.strictObject({
  seo,
  head: pageHead,
  homeLabel: line('Link to the home page', 40, 'Back to the home page'),
  servicesLabel: line('Link to the services', 40, 'See our services'),
  teamHeading: line('Heading above the people in content/team', 60, 'One of us reads it and replies'),
  articleLabel: line('Text above the newest article', 60, 'Something to read until then'),
})
