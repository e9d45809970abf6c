import { z } from 'zod'
import { routes } from '../../routes'
import { action, bookingAddress, drawing, externalLink, formAddress, webAddress } from '../schemas/addresses'
import { formed, group, line, list, onceValid, paragraph, range, sample, template, whole } from '../schemas/text'
import { theme } from '../schemas/theme'
import { siteCollection } from './define'

/** The states of the US, its capital, and its territories, as the mail abbreviates them. */
const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
const state = new RegExp(`^(?:${states.replaceAll(' ', '|')})$`)

const postalAddress = group('Postal address', {
  street: line('Street and number', 80, '120 Sample Avenue, Suite 400'),
  city: line('City', 40, 'Clayton'),
  region: formed('State, two letters', state, 'MO', () => 'is not a state; write its two capital letters, such as MO'),
  postalCode: formed('ZIP code', /^\d{5}$/, '63105', () => 'must be five digits'),
  country: formed(
    'Country, two letters',
    /^US$/,
    'US',
    () => 'must be US, since ZIP code, state, and phone number are American',
  ),
})

/** Addresses that count nothing: scripts, those of Google, which counts by a script with cookies, and those of Plausible that take no data. */
const takesNoData = ({ provider, address }: { provider: string; address: string }): boolean =>
  /\.js(?:\?|$)|\bgoogle(?:-analytics|tagmanager)?\.com(?:\/|$)/.test(address) ||
  (provider === 'plausible' && !address.endsWith('/api/event'))

const counters =
  'https://plausible.io/api/event, https://cloud.umami.is/api/send, https://cdn.usefathom.com/, or your own'

const measurement = group('Measurement', {
  provider: z
    .enum(['plausible', 'umami', 'fathom', 'endpoint'])
    .meta({ title: 'Provider', description: 'endpoint is an address of your own that takes JSON' }),
  address: externalLink.describe(`Address that takes the data: ${counters}`),
  site: line('Name of this site there', 80, 'example.com').describe(
    'As the provider calls it: the domain (Plausible), or the id of the website (Umami, Fathom)',
  ),
})
  .describe('Counts page views and conversions, without cookies. Leave it out to count nothing')
  .refine((settings) => !takesNoData(settings), {
    path: ['address'],
    error: `takes no data of this site; write ${counters}`,
    when: onceValid({ provider: z.string(), address: externalLink }),
  })

const navigationColumn = group('Column', {
  title: line('Heading of the column', 30, 'Company'),
  links: list('Links', action(40), 1, 12),
})

const leadForm = group('Lead form', {
  address: formAddress,
  title: line('Name of the form for screen readers', 60, 'Contact form'),
  height: whole('Height of the form in pixels', 300, 1200, 500),
  openLabel: line('Text of the link that opens the form in a new tab', 40, 'Open the form in a new tab'),
  prefillField: line('Form field for the visitor’s plan', 60, 'plan')
    .describe('As your provider calls it in addresses. Leave it out if the form has none')
    .optional(),
  fallback: paragraph('Text between that link and the e-mail address', 160, 'if it does not appear here, or write to'),
}).describe('The embedded lead form')

const priceRange = (label: string, from: number, to: number) =>
  range(group(label, { from: whole('From', 0, 1_000_000, from), to: whole('To', 0, 1_000_000, to) }), 'from', 'to')

const labels = group('Labels that all pages share', {
  skipToContent: line('First link of the page, for keyboard users', 40, 'Skip to content'),
  menu: line('Name of the menu button on phones', 20, 'Menu'),
  closeMenu: line('Name of the button that closes the menu', 30, 'Close menu'),
  mainNavigation: line('Name of the main navigation for screen readers', 30, 'Main'),
  footerNavigation: line('Name of the footer navigation for screen readers', 30, 'Footer'),
  theme: line('Name of the theme switch', 20, 'Theme'),
  themeLight: line('Light theme', 20, 'Light'),
  themeDark: line('Dark theme', 20, 'Dark'),
  themeSystem: line('Theme of the system', 20, 'System'),
  pauseMotion: line('Name of the switch that pauses animated illustrations', 40, 'Pause animations'),
  opensInNewTab: line('Text for screen readers after links that open a new tab', 40, '(opens in a new tab)'),
  close: line('Name of buttons that close something', 20, 'Close'),
  bookCall: line('Booking button in the header', 30, 'Book Free Call'),
  bookFreeCall: line('Booking button elsewhere', 30, 'Book a Free Call'),
  firstToolTemplate: template(
    'Price of a first tool, in the form of all prices',
    60,
    'For example {tool name}, {price}',
  ),
  quoted: line('Instead of it, for what has no tool', 60, 'A first project costs {projectPrice}'),
  samples: line('Line in the footer while the site shows samples', 90, 'The quotes and prices here are examples.'),
  getStarted: line('Lead form button in the header', 30, 'Get Started'),
})

const editor = group('Editor page', {
  enabled: z
    .boolean()
    .meta({ title: 'Switched on', description: 'true puts the editor page at /admin of the live site' }),
  repository: formed('Repository on GitHub', /^[\w.-]+\/[\w.-]+$/, 'acme/website', (text) => {
    const [, meant = 'acme/website'] =
      /^(?:https?:\/\/)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(text) ?? []
    return `must be an owner and a name, such as ${meant}`
  })
    .describe(
      'Owner and name. Without it, the editor page is for practice: what is saved there changes nothing, and is gone when the page is reloaded',
    )
    .optional(),
  branch: line('Branch', 60, 'main')
    .describe('The branch that is published; without it, the main branch of the repository')
    .optional(),
  signIn: externalLink
    .describe('Address of a sign-in service for GitHub; without it, editors sign in with an access token')
    .optional(),
}).describe('Forms for the whole content, for people who do not write code')

/** A site of GitHub Pages in a folder of its domain, which this site cannot be. */
const projectPage = /^https:\/\/[\w-]+\.github\.io\/\w/

/** The origin of a web address. */
const originIn = (text: string): string | undefined => {
  if (projectPage.test(text)) return undefined
  const address = text.replace(/\/\/[^/]*@/, '//')
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/** A phone number in the form of the site: `314-555-0134` → `(314) 555-0134`. */
const phoneIn = (text: string): string | undefined => {
  const digits = text.replace(/^\+?1(?=\D*(?:\d\D*){10}$)|\D/g, '')
  return digits.length === 10 ? digits.replace(/(...)(...)(.*)/, '($1) $2-$3') : undefined
}

/** Brand, contact, links, navigation, lead form, and origin: each fact is defined only here. */
const schema = z.strictObject({
  brand: line('Brand', 40, 'Example AI').describe('Name of the agency as visitors read it'),
  legalName: line('Registered name of the company', 80, 'Example AI LLC'),
  tagline: line('Tagline', 80, 'Smarter AI. Real Business Growth.'),
  blurb: paragraph('What the agency does, for the footer and search engines', 240, 'We build AI for small businesses.'),
  origin: webAddress
    .regex(/^https:\/\/[\w.-]+(?::\d+)?$/, {
      error: ({ input }) =>
        projectPage.test(String(input))
          ? 'is a project page of GitHub, in a folder of its domain, where no link of this site would work; give it a domain of its own, or publish it from the repository named as the domain'
          : `must end with the name of the site; write ${originIn(String(input)) ?? 'https://www.example.com'}`,
    })
    .meta({
      suggest: originIn,
      title: 'Address of the live site',
      description: 'Address of the live site without a slash at the end, such as https://example.com',
      examples: ['https://www.example.com'],
    }),
  email: z.email().meta({
    title: 'E-mail address',
    description: 'E-mail address for clients and applicants',
    examples: ['hello@example.com'],
  }),
  phone: formed('Phone number', /^\(\d{3}\) \d{3}-\d{4}$/, '(314) 555-0134', (text) => {
    const meant = phoneIn(text)
    return meant ? `must be written as ${meant}` : 'must look like (314) 555-0134'
  }).meta({ description: 'Phone number as visitors read it', suggest: phoneIn }),
  address: postalAddress,
  location: line('City and state as text', 40, 'St. Louis, Missouri'),
  companyProfile: group('Company profile', {
    label: line('Name of the network', 30, 'LinkedIn'),
    href: externalLink,
  }),
  booking: group('Booking page', {
    href: bookingAddress,
    minutes: whole('Length of the call in minutes', 5, 120, 30).describe(
      'Length of the call in minutes; texts show it where they contain {callMinutes}',
    ),
  }),
  leadForm,
  measurement: measurement.optional(),
  headerNavigation: list('Links in the header, in order', action(24), 1, 7),
  footerNavigation: list('Columns of the footer after the brand', navigationColumn, 1, 4),
  nextStep: line('Next step', 120, 'Book a call to talk it over, or get started in writing.').describe(
    'Whom the booking button and the lead form are for; shown where both stand together',
  ),
  copyright: line('Copyright line', 100, '© 2025 {brand}. All rights reserved.'),
  priceNote: paragraph('What the price of a tool includes', 240, 'Starting price a month, with hosting and support.'),
  projectPrice: priceRange('What a first project costs in US dollars', 4500, 15_000),
  setupPrice: priceRange('What setting up a tool costs in US dollars', 500, 2000),
  socialDrawing: drawing('Drawing in social images').describe(
    'An SVG file in public/images, 1200 by 630 units, behind the titles of the main pages; chains without it',
  ),
  theme: theme.optional(),
  labels,
  editor: editor.optional(),
  sample,
})

export const site = siteCollection('site.yaml', schema, {
  type: 'SiteSettings',
  label: 'Site',
  summary: 'Facts that all pages use: brand, contact, links, navigation, lead form, and shared labels.',
  paths: Object.values(routes).map(({ path }) => path),
  names: ['brand', 'legalName', 'address.street', 'address.city', 'location'],
  launchTask: 'sample facts; write your own brand, address, and links',
})
