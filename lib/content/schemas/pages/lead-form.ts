import { z } from 'zod'
import { pageHead, seo, titledText } from '../page-parts'
import { group, icon, line, list, paragraph } from '../text'

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
    failed: paragraph(
      'Text when the plan could not be loaded',
      160,
      'Your plan could not be loaded, please write to',
    ).describe('Text when the plan could not be loaded; the e-mail address and the booking link follow it'),
  }).describe('The plan that a visitor brings along, above the form'),
})
