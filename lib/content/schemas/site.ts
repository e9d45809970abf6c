import { z } from 'zod'
import { action, externalLink, line, paragraph, sample } from './text'

const navigationColumn = z.strictObject({
  title: line('Heading of the column', 30),
  links: z.array(action).min(1).max(8),
})

const postalAddress = z.strictObject({
  street: line('Street and number', 80),
  city: line('City', 40),
  region: line('State, two letters', 2, 2),
  postalCode: z
    .string()
    .regex(/^\d{5}$/, 'must be five digits')
    .describe('ZIP code'),
  country: line('Country, two letters', 2, 2),
})

const leadForm = z
  .strictObject({
    address: z
      .union([externalLink, z.literal('/demo-form')])
      .describe('Embed address of your form provider. /demo-form is an example that sends nothing'),
    title: line('Name of the form for screen readers', 60),
    height: z.int().min(300).max(1200).describe('Height of the form in pixels'),
    openLabel: line('Text of the link that opens the form in a new tab', 40),
    prefillField: line(
      'Name of the form field that is filled with the visitor’s plan, as your provider calls it in addresses. Leave it out if the form has none',
      60,
    ).optional(),
    fallback: paragraph(
      'Text for visitors who cannot see the form, between the link that opens it and the e-mail address',
      160,
    ),
  })
  .describe('The embedded lead form')

const labels = z
  .strictObject({
    skipToContent: line('First link of the page, for keyboard users', 40),
    menu: line('Name of the menu button on phones', 20),
    closeMenu: line('Name of the button that closes the menu', 30),
    mainNavigation: line('Name of the main navigation for screen readers', 30),
    footerNavigation: line('Name of the footer navigation for screen readers', 30),
    theme: line('Name of the theme switch', 20),
    themeLight: line('Light theme', 20),
    themeDark: line('Dark theme', 20),
    themeSystem: line('Theme of the system', 20),
    holdStill: line('Name of the switch that pauses animated illustrations', 40),
    opensInNewTab: line('Text for screen readers after links that open a new tab', 40),
    close: line('Name of buttons that close something', 20),
    bookCall: line('Booking button in the header', 30),
    priceFrom: line('Lowest price of a service, as a link to its tools. {price} is the price', 40),
    getStarted: line('Lead form button in the header', 30),
  })
  .describe('Labels that all pages share')

/** Brand, contact, links, navigation, lead form, and origin: each fact is defined only here. */
export const siteSchema = z
  .strictObject({
    brand: line('Name of the agency as visitors read it', 40),
    legalName: line('Registered name of the company', 80),
    tagline: line('Tagline', 80),
    blurb: paragraph('What the agency does, for the footer and for search engines', 240),
    origin: z
      .url({ protocol: /^https$/ })
      .regex(/[^/]$/, 'must not end with a slash')
      .describe('Address of the live site without a slash at the end, such as https://example.com'),
    email: z.email().describe('E-mail address for clients and applicants'),
    phone: z
      .string()
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (314) 555-0134')
      .describe('Phone number as visitors read it'),
    address: postalAddress,
    location: line('City and state as text', 40),
    companyProfile: z.strictObject({ label: line('Name of the network', 30), href: externalLink }),
    booking: z.strictObject({
      href: externalLink,
      minutes: z.int().min(5).max(120).describe('Length of the call in minutes'),
    }),
    leadForm,
    headerNavigation: z.array(action).min(1).max(7).describe('Links in the header, in order'),
    footerNavigation: z.array(navigationColumn).min(1).max(4).describe('Columns of the footer after the brand'),
    nextStep: line('Whom the booking button and the lead form are for; shown where both stand together', 120),
    copyright: line('Copyright line', 100),
    priceNote: paragraph('What a price of a tool includes, shown wherever prices are', 240),
    labels,
    sample,
  })
  .describe('Facts that all pages use')
