import { routes } from '../../../routes'
import { seo } from '../../schemas/page-parts'
import { group, line, paragraph } from '../../schemas/text'
import { page } from '../define'

export const demoFormPage = page('demo-form', 'Demo form', [routes.demoForm.path], {
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
