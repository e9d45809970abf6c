import { seo } from '../../schemas/page-parts'
import { line } from '../../schemas/text'
import { page } from '../define'

export const notFoundPage = page('not-found', 'Not-found page', ['/<unknown address>'], {
  seo,
  code: line('Large number', 5, '404'),
  text: line('Text', 80, 'Oops! The page you’re looking for doesn’t exist.'),
  homeLabel: line('Text on the button', 40, 'Return to Home'),
})
