import { z } from 'zod'
import { group, line, list, paragraph, whole } from './text'

/** Title and description of a page for search engines and link previews. */
export const seo = group('Search engines and link previews', {
  title: line('Title in browser tabs and search results', 70, 'About {brand} | AI Expertise. Local Dedication.', 5),
  description: line(
    'Description in search results',
    165,
    'Plain answers about prices and data at {brand}, for owners.',
    50,
  ),
})

/** The notice that replaces a control whose scripts do not run. */
export const scriptNotice = group('Notice without JavaScript', {
  off: paragraph('Text when JavaScript is off', 240, 'This calculator needs JavaScript, which is switched off.'),
  failed: paragraph('Text when the scripts failed', 240, 'The calculator could not be loaded. Reload the page.'),
  email: line('Text before the e-mail address', 60, 'Or write to us at'),
}).describe('Shown instead of the control when JavaScript is off or has failed')

/** Copy of that notice. */
export type ScriptNoticeCopy = z.infer<typeof scriptNotice>

const eyebrow = line('Small line above the heading', 40, 'Services').optional()

const sectionHead = z.strictObject({
  eyebrow,
  heading: line('Heading', 80, 'How It Works'),
  lead: paragraph('Text that introduces the section', 260, 'Three steps get you there.').optional(),
})

/** The head of a section: a small line, a heading, and a text beside or below it; `shape` has the fields below it. */
export const section = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  sectionHead.extend(shape).meta({ title: label })

/** The head of a page. */
export const pageHead = group('Head of the page', {
  eyebrow,
  heading: line('Heading of the page', 80, 'Tell us what slows you down'),
  lead: paragraph('Text below the heading', 320, 'A few lines are enough for a useful reply.'),
})

/** A title with a text, and further fields. */
export const titledText = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  group(label, {
    title: line('Title', 60, 'Honest numbers'),
    text: paragraph('Text', 320, 'A rough cost, a rough return, and how we got there.'),
    ...shape,
  })

/** The fields of one system in the pictures of a status board. */
export const systemDays = (name: number, uptime: number) => ({
  name: line('System', name, 'Invoices'),
  uptime: line('Uptime in percent', uptime, '99.9%'),
  incidents: list('Days of the last 30 with an incident', whole('Day, 0 is the oldest', 0, 29, 21), 0, 3),
})
