import { routes } from '../../../routes'
import { pageHead, seo } from '../../schemas/page-parts'
import { line } from '../../schemas/text'
import { page } from '../define'

export const contactPage = page('contact', 'Contact page', [routes.contact.path], {
  seo,
  head: pageHead,
  detailsHeading: line('Heading above the contact details', 40, 'Reach us directly'),
  emailLabel: line('Label of the e-mail address', 24, 'E-mail'),
  phoneLabel: line('Label of the phone number', 24, 'Phone'),
  profileLabel: line('Label of the company profile', 24, 'Social'),
  locationLabel: line('Label of the location', 24, 'Location'),
  replyNote: line('When to expect a reply', 90, 'We reply within 24 hours.'),
  bookLabel: line('Booking button', 40, 'Book a Strategy Call'),
  formHeading: line('Heading above the form', 60, 'Send us a message'),
})
