/** The content API: pages read all copy here, and nothing else imports the entries of `source.ts`. */
import { describePicture, expandPictures, type Picture } from '../pictures/describe-picture'
import { type Route, routes } from '../routes'
import { siteOrigin } from '../seo/origin'
import { withBrand } from '../seo/with-brand'
import { noBreakHtml } from '../typography/no-break-words'
import { collections, type Fields, pageCollections } from './collections'
import { extractHeadings } from './headings'
import { expandPlaceholders } from './placeholders'
import { isShown, type PublicationFields, publicationNote, publicationOn } from './publication'
import { articleBody, articleEntries, entries, singleEntry } from './source'
import type { OtherCollection } from './stored'
import { today } from './today'

/** Fields of an entry, and the id that its file name gives it. */
type WithSlug<Name extends OtherCollection> = Fields<Name> & { slug: string }

const settings = singleEntry('site')
const expand = <Value>(value: Value): Value => expandPlaceholders(value, settings)

const one = <Name extends OtherCollection>(name: Name): Fields<Name> => expand(singleEntry(name))

const allOf = <Name extends OtherCollection>(name: Name): WithSlug<Name>[] =>
  entries(name).map(({ slug, fields }) => ({ ...expand(fields), slug }))

const day = today()

/** `npm run dev` also shows drafts and scheduled entries, and pictures as they are. */
const isDev = process.env.NODE_ENV === 'development'

/** Leaves out entries that are not public; those that only `npm run dev` shows get a note for editors. */
const shown = <Item extends object>(items: readonly (Item & PublicationFields)[]): (Item & { note?: string })[] =>
  items
    .filter((item) => isShown(day, item, isDev))
    .map((item) => {
      const note = publicationNote(day, item)
      return note === undefined ? item : { ...item, note }
    })

/** The entries of a collection that are shown today: {@link PublicationFields} names the fields that decide it. */
const shownOf = <Name extends OtherCollection>(name: Name) =>
  shown<WithSlug<Name>>(allOf(name) as (WithSlug<Name> & PublicationFields)[])

const inOrder = <Item extends { order: number }>(items: Item[]): Item[] => items.sort((a, b) => a.order - b.order)

/** Brand, contact, links, navigation, and shared labels. `SITE_URL` replaces the origin, for previews. */
export const site = { ...expand(settings), origin: siteOrigin(settings.origin, process.env['SITE_URL']) }

/** Whether this build is for another address than that of the content: search engines must not list it. */
export const isElsewhere = site.origin !== settings.origin

/** Questions, options, and factors of the ROI calculator. */
export const roi = one('roi')

const allJobs = allOf('jobs')

/** Open jobs: posted, and until their last day. */
export const jobs = inOrder(shown(allJobs))

/** Jobs after their last day, whose pages say so. */
export const closedJobs = inOrder(allJobs.filter((job) => publicationOn(day, job) === 'expired'))

/** People whose pictures have the files that the build makes of them. */
const withPictures = <Person extends { picture?: Photo | undefined }>(people: Person[]): Person[] =>
  people.map((person) =>
    person.picture
      ? { ...person, picture: { ...person.picture, image: describePicture(person.picture.src, 'portrait', isDev) } }
      : person,
  )

export const team = withPictures<TeamMember>(inOrder(shownOf('team')))
export const testimonials = withPictures<Testimonial>(inOrder(shownOf('testimonials')))
export const quotes = inOrder(shownOf('quotes'))
export const stats = inOrder(shownOf('stats'))
export const useCases = inOrder(shownOf('useCases'))
export const services = inOrder(shownOf('services'))
export const planTools = inOrder(shownOf('planTools'))

/** A rendered body with no-break spaces and the files of its pictures. */
const bodyHtml = (html: string): string =>
  expandPictures(noBreakHtml(html), (address) => describePicture(address, 'text', isDev))

/** Questions with their answers as HTML, in order within each category. */
export const faq = inOrder(
  entries('faq').map(({ slug, fields, html }) => ({ ...expand(fields), slug, html: bodyHtml(html) })),
)

const legal = entries('legal').map((entry) => {
  const html = bodyHtml(entry.html)
  const fields = expand(entry.fields)
  const seo = { title: withBrand(fields.title, settings.brand), description: fields.description }
  return { ...fields, seo, slug: entry.slug, html, headings: extractHeadings(html) }
})

/** One legal text by its file name, with its sections as HTML. */
export function legalText(slug: 'privacy' | 'terms'): Legal {
  const text = legal.find((candidate) => candidate.slug === slug)
  if (!text) throw new Error(`content/legal/${slug}.md is missing; run npm run content:check`)
  return text
}

/** Published articles, newest first, without their bodies: see {@link articleHtml}. */
export const articles = shown(
  articleEntries.map(({ slug, fields, headings, readMinutes }) => ({
    ...expand(fields),
    slug,
    headings,
    readMinutes,
  })),
).sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug))

/** The rendered body of an article, read when its page is rendered, since there may be thousands. */
export const articleHtml = async (slug: string): Promise<string> => bodyHtml(await articleBody(slug, 'html'))

/** The body of an article as it is written. */
export const articleMarkdown = (slug: string): Promise<string> => articleBody(slug, 'md')

export const homePage = one('homePage')
export const aboutPage = one('aboutPage')
export const useCasesPage = one('useCasesPage')
export const faqPage = one('faqPage')
export const servicesPage = one('servicesPage')
export const roiCalculatorPage = one('roiCalculatorPage')
export const planPage = one('planPage')
export const blogPage = one('blogPage')
export const contactPage = one('contactPage')
export const thankYouPage = one('thankYouPage')
export const leadFormPage = one('leadFormPage')
export const demoFormPage = one('demoFormPage')
export const careersPage = one('careersPage')
export const legalPage = one('legalPage')
export const notFoundPage = one('notFoundPage')

/** What the copies of pages have in common. */
interface PageCopy {
  seo?: { title: string; description: string }
  head?: { eyebrow?: string; heading: string }
  hero?: { eyebrow?: string; heading?: string; headline?: string }
  heading?: string
  [field: string]: unknown
}

const pageNames = Object.keys(pageCollections) as (keyof typeof pageCollections)[]

const copies = new Map<string, PageCopy>([
  ...pageNames.map((name): [string, PageCopy] => [collections[name].shownOn[0] ?? '', one(name)]),
  ...legal.map(({ slug, seo, title }): [string, PageCopy] => [`/${slug}`, { seo, heading: title }]),
])

/** Every fixed page with its copy, in the order of the routes; pages with the address of another one for search engines are left out. */
export const fixedPages = Object.values<Route>(routes).flatMap(({ path, canonical, index = true }) => {
  const { seo, head, hero, heading } = copies.get(path) ?? {}
  const top = head ?? { ...hero, heading: hero?.heading ?? hero?.headline ?? heading ?? '' }
  return seo && !canonical ? [{ path, index, seo, head: top }] : []
})

export type Site = typeof site
export type Article = (typeof articles)[number]
export type FaqEntry = (typeof faq)[number]
export type Legal = (typeof legal)[number]
export type Job = (typeof jobs)[number]
/** A picture of a person. */
export interface Photo {
  src: string
  alt: string
  image?: Picture
}
export type TeamMember = Omit<WithSlug<'team'>, 'picture'> & { picture?: Photo | undefined }
export type Testimonial = Omit<WithSlug<'testimonials'>, 'picture'> & { picture?: Photo | undefined }
export type Quote = WithSlug<'quotes'>
export type Stat = WithSlug<'stats'>
export type UseCase = WithSlug<'useCases'>
export type Service = WithSlug<'services'>
export type PlanTool = WithSlug<'planTools'>
