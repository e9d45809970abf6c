/**
 * The content API: pages read all copy here, and nothing else imports Contentlayer's output.
 */
import * as generated from 'contentlayer/generated'
import type { z } from 'zod'
import { describePicture, type Picture } from '../pictures/describe-picture'
import { expandPictures } from '../pictures/expand-pictures'
import { siteOrigin } from '../seo/origin'
import { noBreakHtml } from '../typography/no-break-words'
import { readArticleBody } from './article-body'
import { type CollectionName, collections, type Fields } from './collections'
import { extractHeadings, type Heading } from './headings'
import { expandPlaceholders } from './placeholders'
import { isShown, type PublicationFields, publicationNote, publicationOn } from './publication'
import { today } from './today'

type Document = object & { _id: string; _raw: { flattenedPath: string } }

/** Fields of a document, and the id that its file name gives it. */
type WithSlug<Name extends CollectionName> = Fields<Name> & { slug: string }

const fileName = (document: Document): string => document._raw.flattenedPath.split('/').at(-1) ?? ''

/** What Contentlayer adds to documents and to all objects nested in them. */
const added = new Set(['_id', '_raw', 'documentType', 'body', 'html'])

/** Removes what Contentlayer added to a document, and turns its date-times back into days. */
function asWritten(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(\d{4}-\d{2}-\d{2})T00:00:00\.000Z$/, '$1')
  if (Array.isArray(value)) return value.map(asWritten)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).filter(([key]) => !added.has(key))
  return Object.fromEntries(fields.map(([key, inner]) => [key, asWritten(inner)]))
}

/** Types a document by its schema; the content check has validated every file before Contentlayer reads it. */
const parse = <Schema extends z.ZodObject>(_schema: Schema, document: object) => asWritten(document) as z.output<Schema>

const settings = parse(collections.site.schema, generated.site)
const expand = <Value>(value: Value): Value => expandPlaceholders(value, settings)

const one = <Schema extends z.ZodObject>({ schema }: { schema: Schema }, document: object) =>
  expand(parse(schema, document))

const many = <Schema extends z.ZodObject>({ schema }: { schema: Schema }, documents: readonly Document[]) =>
  documents.map((document) => ({ ...expand(parse(schema, document)), slug: fileName(document) }))

const day = today()

/** `npm run dev` also shows drafts and scheduled documents. */
const preview = process.env.NODE_ENV === 'development'

/** Leaves out documents that are not public; those that only the preview shows get a note for editors. */
const shown = <Item extends PublicationFields>(items: readonly Item[]): (Item & { note?: string })[] =>
  items
    .filter((item) => isShown(day, item, preview))
    .map((item) => {
      const note = publicationNote(day, item)
      return note === undefined ? item : { ...item, note }
    })

const inOrder = <Item extends { order: number }>(items: Item[]): Item[] => items.sort((a, b) => a.order - b.order)

/** Brand, contact, links, navigation, and shared labels. `SITE_URL` replaces the origin, for previews. */
export const site = { ...expand(settings), origin: siteOrigin(settings.origin, process.env['SITE_URL']) }

/** Whether this build is for another address than that of the content: search engines must not list it. */
export const isElsewhere = site.origin !== settings.origin

/** Questions, options, and factors of the ROI calculator. */
export const roi = one(collections.roi, generated.roi)

const allJobs = many(collections.jobs, generated.allJobs)

/** Open jobs: posted, and until their last day. */
export const jobs = inOrder(shown(allJobs))

/** Jobs after their last day, whose pages say so. */
export const closedJobs = inOrder(allJobs.filter((job) => publicationOn(day, job) === 'expired'))

export const team: TeamMember[] = inOrder(many(collections.team, generated.allTeamMembers)).map(
  ({ picture, ...member }) =>
    picture ? { ...member, picture: { ...picture, image: describePicture(picture.src, 'portrait', preview) } } : member,
)
export const testimonials = inOrder(many(collections.testimonials, generated.allTestimonials))
export const quotes = inOrder(many(collections.quotes, generated.allQuotes))
export const stats = inOrder(many(collections.stats, generated.allStats))
export const useCases = inOrder(many(collections.useCases, generated.allUseCases))
export const services = inOrder(many(collections.services, generated.allServices))
export const planTools = inOrder(many(collections.planTools, generated.allPlanTools))

/** A rendered body with facts of the site, no-break spaces, and the files of its pictures. */
const bodyHtml = (html: string): string =>
  expandPictures(noBreakHtml(expand(html)), (address) => describePicture(address, 'text', preview))

/** Questions with their answers as HTML, in order within each category. */
export const faq = inOrder(
  generated.allFaqs.map((document) => ({
    ...expand(parse(collections.faq.schema, document)),
    slug: fileName(document),
    html: bodyHtml(document.body.html),
  })),
)

const legal = generated.allLegals.map((document) => {
  const html = bodyHtml(document.body.html)
  const fields = expand(parse(collections.legal.schema, document))
  const seo = { title: `${fields.title} | ${settings.brand}`, description: fields.description }
  return { ...fields, seo, slug: fileName(document), html, headings: extractHeadings(html) }
})

/** One legal document by its file name, with its sections as HTML. */
export function legalDocument(slug: 'privacy' | 'terms'): Legal {
  const document = legal.find((candidate) => candidate.slug === slug)
  if (!document) throw new Error(`content/legal/${slug}.md is missing; run npm run content:check`)
  return document
}

/** Published articles, newest first, without their bodies: see {@link articleHtml}. */
export const articles = shown(
  generated.allArticles.map((document) => ({
    ...expand(parse(collections.articles.schema, document)),
    slug: fileName(document),
    headings: expand<Heading[]>(document.headings),
    readMinutes: document.readMinutes,
  })),
).sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug))

/** The rendered body of an article, read when its page is rendered, since there may be thousands. */
export const articleHtml = async (slug: string): Promise<string> => bodyHtml(await readArticleBody(slug))

export const homePage = one(collections.homePage, generated.homePage)
export const aboutPage = one(collections.aboutPage, generated.aboutPage)
export const useCasesPage = one(collections.useCasesPage, generated.useCasesPage)
export const faqPage = one(collections.faqPage, generated.faqPage)
export const servicesPage = one(collections.servicesPage, generated.servicesPage)
export const roiCalculatorPage = one(collections.roiCalculatorPage, generated.roiCalculatorPage)
export const planPage = one(collections.planPage, generated.planPage)
export const blogPage = one(collections.blogPage, generated.blogPage)
export const contactPage = one(collections.contactPage, generated.contactPage)
export const thankYouPage = one(collections.thankYouPage, generated.thankYouPage)
export const leadFormPage = one(collections.leadFormPage, generated.leadFormPage)
export const demoFormPage = one(collections.demoFormPage, generated.demoFormPage)
export const careersPage = one(collections.careersPage, generated.careersPage)
export const legalPage = one(collections.legalPage, generated.legalPage)
export const notFoundPage = one(collections.notFoundPage, generated.notFoundPage)

export type Site = typeof site
export type Article = (typeof articles)[number]
export type FaqEntry = (typeof faq)[number]
export type Legal = (typeof legal)[number]
export type Job = (typeof jobs)[number]
export type TeamMember = Omit<WithSlug<'team'>, 'picture'> & {
  picture?: { src: string; alt: string; image?: Picture }
}
export type Testimonial = WithSlug<'testimonials'>
export type Quote = WithSlug<'quotes'>
export type Stat = WithSlug<'stats'>
export type UseCase = WithSlug<'useCases'>
export type Service = WithSlug<'services'>
export type PlanTool = WithSlug<'planTools'>
