import { z } from 'zod'
import { seo } from '../page-parts'
import { line } from '../text'

export const notFoundPageSchema = z.strictObject({
  seo,
  code: line('Large number', 5, '404'),
  text: line('Text', 80, 'Oops! The page you’re looking for doesn’t exist.'),
  homeLabel: line('Text on the button', 40, 'Return to Home'),
})
