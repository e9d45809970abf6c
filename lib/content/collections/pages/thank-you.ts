import { routes } from '../../../routes'
import { pageHead, seo } from '../../schemas/page-parts'
import { line } from '../../schemas/text'
import { page } from '../define'

export const thankYouPage = page('thank-you', 'Thank-you page', [routes.thankYou.path], {
  seo,
  head: pageHead,
  homeLabel: line('Link to the home page', 40, 'Back to the home page'),
  servicesLabel: line('Link to the services', 40, 'See our services'),
  teamHeading: line('Heading above the people in content/team', 60, 'One of us reads it and replies'),
  articleLabel: line('Text above the newest article', 60, 'Something to read until then'),
})
