import { z } from 'zod'
import { line, pageHead, seo } from '../text'

export const thankYouPageSchema = z.strictObject({
  seo,
  head: pageHead,
  homeLabel: line('Link to the home page', 40, 'Back to the home page'),
  servicesLabel: line('Link to the services', 40, 'See our services'),
})
