import { kebabCase, ownPlace, pictureAddress, saysNothing, toKebabCase } from '@site/content-check'
import { z } from 'zod'
import { routes } from '../../routes'
import { formed, group, line } from './text'

/** An id that can be part of an address: lower-case words joined by hyphens. */
export const id = (label: string, example: string) =>
  formed(label, kebabCase, example, (text) => {
    // `/blog/old-name` → `old-name`, `old-name.mdx` → `old-name`
    const name = toKebabCase(text.replace(/^.*[/\\](?=[^/\\])|\.(?:mdx?|ya?ml|html)$/g, ''))
    const help = /^\/(?:[^/]+\/){2,}./.test(text) ? '; for the rest of the address, the host needs a redirect' : ''
    return `must be lower-case words joined by hyphens${name && `, such as "${name}"`}${help}`
  })

/** Earlier names of an entry in its address. */
export const oldSlugs = (entry: string, example: string) =>
  z
    .array(id('Earlier name', example))
    .meta({
      title: 'Earlier names in the address',
      description: `Earlier names of this ${entry} in its address; those addresses will lead to it`,
      aliases: 'aliases|old ?(ids?|urls?)|redirects?( ?from)?',
      place: 'end',
    })
    .optional()

/** The path and the anchor of a page, with spaces, slashes, and brackets around them. */
const looseAddress = /^[\s<./\\]*(?<path>[\w-]+(?:[/\\][\w-]+)*)?\s*(?<anchor>#[\w-]+)?[\s/>]*$/

/** `services #build` → `/services#build`; an example for what cannot be meant as a page of the site. */
const addressMeant = (text: string): string => {
  const { path = '', anchor = '' } = looseAddress.exec(text)?.groups ?? {}
  const address = path.replaceAll('\\', '/') + anchor
  return address ? `/${address}` : routes.services.path
}

/** An address with a scheme, or with a dot as in the name of a host; not on localhost, and not a file such as `faq.html`. */
const otherSite = /^(?:(?!https?:\/\/localhost\b)\w+:|[^/]+\.(?!(?:html?|mdx?)\b))/i
const localOrigin = /^https?:\/\/localhost(?::\d+)?(?![\w.])/i

/** A link inside the site (`/faq`, `/services#build`). The content check compares it with all routes and anchors. */
const internalLink = formed(
  'Address',
  /^\/(?!\/)\S*$/,
  routes.services.path,
  (text) =>
    `must be an address of this site that starts with a slash and has no spaces, such as ${addressMeant(text.replace(localOrigin, ''))}`,
).meta({ description: `Address of a page of this site, such as ${routes.services.path}`, link: 'internal' })

const pictureInImages = /^\/images\/\S+\.(?:avif|webp|jpe?g|png)$/
const otherFormat = /\.(?:gif|svg|heic|tiff?|bmp|pdf)$/i

/** A picture in public/images. Whether it exists is checked. */
const image = formed('Picture', pictureInImages, '/images/team.webp', (text) => {
  const meant = pictureAddress(text, '/images')
  const [ending] = otherFormat.exec(text) ?? []
  if (ending) return `ends in ${ending}; save the picture as .png, .jpg, .webp, or .avif, and write its new name`
  return `must be the address of a picture in public/images, such as ${pictureInImages.test(meant) ? meant : '/images/team.webp'}`
}).meta({ description: 'Address of a picture in public/images, such as /images/team.webp', link: 'picture' })

/** A drawing in public/images, which takes the colors of the theme. Whether it exists is checked. */
export const drawing = (label: string) =>
  formed(
    label,
    /^\/images\/\S+\.svg$/,
    '/images/house.svg',
    () => 'must be the address of a drawing in public/images, such as /images/house.svg',
  )
    .meta({ description: `${label}: an SVG file in public/images`, link: 'picture' })
    .optional()

/** A picture of a person. */
export const photo = group('Photo', {
  src: image,
  alt: line('Description of the picture', 120, 'June Hartwell at a client’s loading dock')
    .refine((alt) => !saysNothing(alt), 'does not say what the picture shows; write that, for those who cannot see it')
    .describe('What the picture shows, for those who cannot see it'),
})

/** A full web address with the name of a site, which `new URL` alone does not ask for: it takes `https://exa(mple`. */
export const webAddress = z.url({ protocol: /^https$/, hostname: /^[\w-]+(?:\.[\w-]+)+$/, abort: true })

/** A link to another site. */
export const externalLink = webAddress
  .refine((address) => !ownPlace(address), {
    error: ({ input }) => {
      const { why, help } = ownPlace(String(input)) ?? {}
      return `${why}; write ${help}`
    },
    abort: true,
  })
  .refine((address) => /^https:\/\/[^/]/.test(address), 'must start with https:// and the name of the site')
  .meta({
    title: 'Web address',
    description: 'Full address that starts with https://',
    examples: ['https://example.com/page'],
    suggest: (text: string) => ownPlace(text)?.meant,
  })

/** A reference to an entry of another collection by its id; the content check reports ids that do not exist. */
export const reference = (label: string, collection: 'services' | 'useCases' | 'planTools', example: string) =>
  z
    .string()
    .min(1)
    .meta({
      title: label,
      description: `The name of ${{ services: 'a service', useCases: 'a use case', planTools: 'a tool' }[collection]}`,
      examples: [example],
      reference: collection,
    })

/** An address whose form depends on what it is. @param formOf The schema for a text. */
const addressBy = (formOf: (text: string) => z.ZodType) =>
  z.string().check(({ value, issues }) => {
    const [issue] = formOf(value).safeParse(value).error?.issues ?? []
    if (!issue) return
    const format = issue.code === 'invalid_format' ? issue.format : 'address'
    issues.push({ code: 'invalid_format', format, message: issue.message, input: value })
  })

/** A page of this site or of another one. */
export const anyLink = addressBy((text) => (otherSite.test(text) ? externalLink : internalLink)).meta({
  title: 'Address',
  link: 'internal',
  examples: ['https://example.com/page'],
})

/** A script that providers give for other sites, alone or in an embed code without a frame. */
const script = /^(?!.*<iframe).*<script\b|^[^<]*(?:\/\/js[\w-]*\.hsforms\.|\/jsform\/|\.js(?:[?#]|$))/is

/** Addresses of providers that show no form in a frame: what they are, and what to write. */
const formless: readonly [address: RegExp, wrong: string][] = [
  [
    script,
    'leads to a script, which shows no form; write the address of the form alone, such as the one that HubSpot’s button “Share” gives (https://share.hsforms.com/…)',
  ],
  [
    /^https:\/\/(?:forms\.gle|bit\.ly|tinyurl\.com|hubs\.ly)\//,
    'is a short link, and browsers block its redirect in the frame; open it, and write the long address, for Google the one up to /viewform',
  ],
]

/** The address of an embedded form: that of a provider, or the example of this site. */
export const formAddress = addressBy((text) => {
  const [, wrong] = formless.find(([pattern]) => pattern.test(text)) ?? []
  if (wrong) return z.never(wrong)
  return text === routes.demoForm.path ? z.literal(text) : externalLink
}).meta({
  title: 'Address of the form',
  description: `Embed address of your form provider. ${routes.demoForm.path} is an example that sends nothing`,
  examples: ['https://example.com/form'],
})

/** The address of a booking page. */
export const bookingAddress = externalLink.refine(
  (address) => !script.test(address),
  'leads to a script, which shows no calendar; write the address of your booking page, such as https://calendly.com/your-name/30min',
)

/** A link, inside the site unless `href` says otherwise, with its label of at most `max` characters. */
export const action = (max: number, href: z.ZodType<string> = internalLink) =>
  group('Link', { label: line('Text of the link', max, 'Use Cases'), href })
