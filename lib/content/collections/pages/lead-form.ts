import { routes } from '../../../routes'
import { pageHead, seo, titledText } from '../../schemas/page-parts'
import { group, line, list, paragraph } from '../../schemas/text'
import { page } from '../define'

export const leadFormPage = page('lead-form', 'Lead form page', [routes.leadForm.path], {
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
