import { z } from 'zod'
import { iconNames } from '../../icons'

/** One line of text: trimmed, not empty, within `max` characters. `help` is the help text of the field. */
export const line = (help: string, max = 120, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value.trim() === value, 'has spaces at the start or end; remove them')
    .refine((value) => !value.includes('\n'), 'must be one line; remove the line break')
    .describe(help)

/** A paragraph of running text: not empty, within `max` characters. */
export const paragraph = (help: string, max = 600) => z.string().trim().min(1).max(max).describe(help)

/** A calendar day, `2026-01-31`. Impossible days such as 2026-02-31 are rejected. */
export const day = (help: string) => z.iso.date().describe(help)

/** An id that can be part of an address: lower-case words joined by hyphens. */
export const id = (help: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
    .describe(help)

/** The name of one of the site's icons. */
export const icon = z.enum(iconNames).describe('Name of an icon of this site')

/** A link inside the site (`/faq`, `/services#build`). The content check compares it with all routes and anchors. */
export const internalLink = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'must be an address of this site that starts with a slash, such as /services#consulting')
  .meta({ link: 'internal', description: 'Address of a page of this site, such as /services#consulting' })

/** A picture in public/images. Whether it exists is checked. */
export const image = z
  .string()
  .regex(/^\/images\/\S+\.(?:avif|webp|jpe?g|png)$/, 'must be the address of a picture, such as /images/team.webp')
  .meta({ link: 'internal', description: 'Address of a picture in public/images, such as /images/team.webp' })

/** A link to another site. */
export const externalLink = z.url({ protocol: /^https$/ }).describe('Full address that starts with https://')

/** A reference to a document of another collection by its id; the content check reports ids that do not exist. */
export const reference = (collection: string) =>
  z
    .string()
    .min(1)
    .meta({ reference: collection, description: `Id of a document in content/${collection}/` })

/** Marks a document that claims something about real people, prices, or policies and is only an example. */
export const sample = z
  .boolean()
  .optional()
  .describe('true while this is an example; the owner must replace it before going live')

/** What a figure rests on. */
export const basis = line('What was counted, and over what time; shown small beside the figure', 90).optional()

/** Title and description of a page for search engines and link previews. */
export const seo = z
  .strictObject({
    title: line('Title in the browser tab and in search results', 70, 5),
    description: line('Description in search results, one or two sentences', 165, 50),
  })
  .describe('Title and description for search engines and link previews')

/** The notice that replaces a control whose scripts do not run. */
export const scriptNotice = z
  .strictObject({
    off: paragraph('Text when JavaScript is off', 240),
    failed: paragraph('Text when the scripts could not be loaded', 240),
    book: line('Booking link', 40),
    email: line('Text before the e-mail address', 60),
  })
  .describe('Shown instead of the control when JavaScript is off or has failed')

/** Copy of that notice. */
export type ScriptNoticeCopy = z.infer<typeof scriptNotice>

/** The head of a section: a small line, a heading, and a text beside or below it. */
export const sectionHead = z
  .strictObject({
    eyebrow: line('Small line above the heading', 40).optional(),
    heading: line('Heading', 80),
    lead: paragraph('Text that introduces the section', 260).optional(),
  })
  .describe('Head of a section')

/** The head of a page. */
export const pageHead = z
  .strictObject({
    eyebrow: line('Small line above the heading', 40).optional(),
    heading: line('Heading of the page', 80),
    lead: paragraph('Text below the heading', 320),
  })
  .describe('Head of the page')

/** A title with a text. */
export const titledText = z.strictObject({ title: line('Title', 60), text: paragraph('Text', 320) })

/** A link inside the site with its label. */
export const action = z.strictObject({ label: line('Text on the button', 40), href: internalLink })
