import { z } from 'zod'
import { pageHead, seo } from '../page-parts'
import { line } from '../text'

export const thankYouPageSchema = z.strictObject({
  seo,
  head: pageHead,
  homeLabel: line('Link to the home page', 40, 'Back to the home page'),
  servicesLabel: line('Link to the services', 40, 'See our services'),
})
