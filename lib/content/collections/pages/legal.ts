import { routes } from '../../../routes'
import { group, line, paragraph } from '../../schemas/text'
import { page } from '../define'

export const legalPage = page('legal', 'Legal pages', [routes.privacy.path, routes.terms.path], {
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
