import { routes } from '../../../routes'
import { scriptNotice, section, seo } from '../../schemas/page-parts'
import { group, line, paragraph, template } from '../../schemas/text'
import { page } from '../define'

const panel = group('The plan beside the tools', {
  heading: line('Heading of the plan', 40, 'Your AI plan'),
  count: group('How many tools are in the plan', {
    one: line('Count when it is 1', 30, '1 tool'),
    other: template('Count for any other number', 30, '{count} tools'),
  }),
  priceTemplate: template('Form of every price', 30, '{price} a month'),
  totalLabel: line('Label of the total', 30, 'Total'),
  emptyTitle: line('Title of the plan while it is empty', 60, 'Nothing here yet'),
  emptyText: paragraph('What to do while the plan is empty', 160, 'Add the first tool that comes to mind.'),
  removeLabel: template('Name of the buttons that remove a tool', 60, 'Remove {tool name}'),
  removedStatus: template('Heard before the count once a tool has gone', 80, '{tool name} is out'),
  clearLabel: line('Button that empties the plan', 30, 'Clear plan'),
  undoClearLabel: line('Button in its place that brings the tools back', 30, 'Bring the tools back'),
  toTotalLabel: line('Button after a tool that leads to the total on phones', 30, 'Go to the total'),
  startLabel: line('Link to the lead form', 30, 'Get Started'),
  email: group('Mail draft with the plan', {
    label: line('Link that opens the draft', 30, 'E-mail this plan'),
    subject: line('Subject', 60, 'My AI plan'),
    intro: paragraph('Line before the tools, the total, and a link', 160, 'Here is the plan I put together:'),
  }).describe('Mail draft with the plan, to the e-mail address of site.yaml'),
  printLabel: line('Button that prints the plan', 20, 'Print'),
  copyLabel: line('Button that copies a link to the plan', 30, 'Copy link'),
  openLabel: line('Button that opens the plan on phones', 30, 'View plan'),
  closeLabel: line('Name of the button that closes the plan on phones', 40, 'Close your AI plan'),
})

const notices = group('Messages', {
  added: template('After adding a tool', 80, '{tool name} added to your AI plan'),
  removed: line('After removing a tool', 80, 'Tool removed from your AI plan'),
  copied: line('After copying the link to the plan', 80, 'The link to your AI plan is copied'),
  copyFailed: line('When the browser does not allow to copy the link', 120, 'Your browser does not allow copying.'),
  missing: group('After opening a link to a plan', {
    one: line('When 1 of its tools is not on offer', 80, 'One tool in this link is no longer offered'),
    other: template('When more of its tools are not on offer', 80, '{count} tools in this link are not on offer'),
  }),
  replaced: line('After a link has replaced a plan with tools', 80, 'A link replaced the plan you had'),
  restoreLabel: line('Button that brings that plan back', 40, 'Restore my earlier plan'),
  restored: line('After bringing it back', 80, 'Your earlier plan is back'),
  dismissLabel: line('Name of the button that dismisses a notice', 40, 'Dismiss this message'),
}).describe('Short messages after a change of the plan')

export const planPage = page('plan', 'Plan page', [routes.plan.path], {
  seo,
  head: section('Head of the page', {
    lead: paragraph('Text below the heading', 320, 'Pick the tools that would take work off your desk.'),
  }),
  addLabel: line('Button that adds a tool', 30, 'Add to plan'),
  addedLabel: line('Text on that button while the tool is in the plan', 30, 'In your plan'),
  quotedText: paragraph('Text below the tools', 320, 'Anything else is a project of its own, with a free proposal.'),
  panel,
  notices,
  scriptNotice,
})
