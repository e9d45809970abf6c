/** What pages show of the content: pure, with the documents, the day, and all else passed in. */
import { fieldOf } from '@site/content-check'
import type * as Generated from 'contentlayer/generated'
import { coverOf } from '../blog/cover'
import type { DrawingAt } from '../pictures/drawing'
import { expandPictures, type Picture } from '../pictures/expand-pictures'
import type { PictureUse } from '../pictures/picture-variants'
import { type Route, routes } from '../routes'
import { siteOrigin } from '../seo/origin'
import { withBrand } from '../seo/with-brand'
import { noBreakHtml, noBreakWords } from '../typography/no-break-words'
import { type CollectionName, collections, type ListName, type PageName, type SiteCollection } from './collections'
import { listAddresses } from './entry-addresses'
import type { Heading } from './headings'
import { countEntries, expandPlaceholders } from './placeholders'
import { isVisible, lifeOf, publicationNote, publicationOn } from './publication'

/** All documents that Contentlayer has generated. */
export type Documents = typeof Generated

/** What Contentlayer adds to a document and to the groups in it, and the text, of which pages show the rendered form. */
const added = new Set(['_id', '_raw', 'documentType', 'body'])
type Added = '_id' | '_raw' | 'documentType' | 'body'

/** The fields of a document. */
type FieldsOf<Value> = Value extends readonly (infer Item)[]
  ? FieldsOf<Item>[]
  : Value extends { src: string; alt: string }
    ? Photo
    : Value extends object
      ? { [Name in keyof Value as Exclude<Name, Added>]: FieldsOf<Value[Name]> }
      : Value

/** An entry as pages show it, with the text of a Markdown file as HTML, and a note for editors where only `npm run dev` shows it. */
export type EntryOf<Name extends ListName> = FieldsOf<
  Extract<Generated.DocumentTypes, { documentType: (typeof collections)[Name]['type'] }>
> & { note?: string } & ((typeof collections)[Name]['pattern'] extends `${string}.md${'x' | ''}`
    ? { html: string }
    : unknown)

/** What is read besides the documents. */
export interface ContentFiles {
  /** The rendered body of an entry by collection and slug, such as `faq/prices`. */
  bodyOf: (name: string) => string
  /** A picture of public/images as pages offer it. */
  pictureAt: (address: string, use: PictureUse) => Picture
  /** A drawing of public/images. */
  drawingAt: DrawingAt
}

export interface ContentSettings {
  /** The day that decides what is public. */
  day: string
  /** Whether drafts and scheduled entries are shown too, with a note for editors. */
  dev: boolean
  /** Replaces the origin of the site, for previews. */
  origin?: string | undefined
}

/** What the copies of pages have in common. */
interface PageCopy {
  seo?: { title: string; description: string }
  head?: { eyebrow?: string; heading: string }
  [field: string]: unknown
}

/** A picture of a person. */
export interface Photo {
  src: string
  alt: string
  image?: Picture
}

const inOrder = <Item extends { order: number }>(items: Item[]): Item[] => items.sort((a, b) => a.order - b.order)

/** The content as it is shown on a day, with the facts of the site filled in. */
export function loadContent(
  documents: Documents,
  { bodyOf, pictureAt, drawingAt }: ContentFiles,
  { day, dev, origin }: ContentSettings,
) {
  const documentsOf = (name: CollectionName) =>
    documents.allDocuments.filter((each) => each.documentType === collections[name].type)
  const visibleDocuments = (name: CollectionName) =>
    documentsOf(name).filter((each) => isVisible(day, lifeOf(name, each), dev))
  const settings = {
    ...documents.siteSetting,
    counts: countEntries((name) => visibleDocuments(name).length),
    questions: documents.roiSetting.questions.length + 1,
  }
  const fieldsOf = <Document extends object>(document: Document) =>
    expandPlaceholders(document, settings, added) as FieldsOf<Document>

  /** Leaves out entries that are not public; those that only `npm run dev` shows get a note for editors. */
  const visible = <Item extends object>(name: CollectionName, items: readonly Item[]): (Item & { note?: string })[] =>
    items
      .filter((item) => isVisible(day, lifeOf(name, item), dev))
      .map((item) => {
        const note = publicationNote(day, lifeOf(name, item))
        return note === undefined ? item : { ...item, note }
      })

  /** A rendered body with no-break spaces and the files of its pictures. */
  const bodyHtml = (name: string): string =>
    expandPictures(noBreakHtml(bodyOf(name)), (address) => pictureAt(address, 'text'), drawingAt)

  /** An entry whose picture has the files that the build makes of it. */
  const withPicture = <Item extends object>(item: Item): Item => {
    const picture = fieldOf(item, 'picture')
    const src = fieldOf(picture, 'src')
    if (typeof src !== 'string') return item
    return { ...item, picture: { ...Object(picture), image: pictureAt(src, 'portrait') } }
  }

  /** The entries of a collection that are shown, in their order. */
  const entries = <Name extends ListName>(name: Name): EntryOf<Name>[] => {
    const { format }: SiteCollection = collections[name]
    const all = documentsOf(name) as { slug: string; order: number }[]
    const shown = inOrder(visible(name, all.map(fieldsOf))).map(withPicture)
    return shown.map((entry) =>
      format === 'yaml' || name === 'articles' ? entry : { ...entry, html: bodyHtml(`${name}/${entry.slug}`) },
    ) as EntryOf<Name>[]
  }

  const headingsOf = (headings: readonly Heading[]): Heading[] =>
    headings.map((heading) => ({ ...heading, text: noBreakWords(heading.text) }))

  const ownPages = entries('ownPages')
  const linksIn = (place: 'header' | 'footer') =>
    ownPages.flatMap(({ address, menu, menuLabel, title }) =>
      menu === place ? [{ label: menuLabel ?? title, href: address }] : [],
    )
  const { headerNavigation, footerNavigation, ...settingsFields } = fieldsOf(settings)

  /** Brand, contact, links, navigation, and shared labels. */
  const site = {
    ...settingsFields,
    headerNavigation: [...headerNavigation, ...linksIn('header')],
    footerNavigation: footerNavigation.map((column, index) =>
      index < footerNavigation.length - 1 ? column : { ...column, links: [...column.links, ...linksIn('footer')] },
    ),
    origin: siteOrigin(settings.origin, origin),
    /** Whether something that is shown is only an example, which the footer says. */
    hasSamples: documents.allDocuments.some((each) => fieldOf(each, 'sample') && !fieldOf(each, 'draft')),
  }
  const markdown = new Map(documents.allArticles.map(({ slug, body }) => [slug, body.raw]))

  const legal = documents.allLegalTexts.map(fieldsOf).map((text) => ({
    ...text,
    headings: headingsOf(text.headings),
    seo: { title: withBrand(text.title, settings.brand), description: text.description },
    html: bodyHtml(`legal/${text.slug}`),
  }))

  /** The copy of a page, by the name of its route. */
  const page = <Name extends PageName>(name: Name) =>
    fieldsOf(documents[`${name}Page`]) as FieldsOf<Documents[`${Name}Page`]>

  const copies = new Map<string, PageCopy>([
    ...Object.entries<SiteCollection>(collections).flatMap(([name, { paths }]): [string, PageCopy][] =>
      name.endsWith('Page') ? [[paths[0] ?? '', page(name.slice(0, -4) as PageName)]] : [],
    ),
    ...legal.map(({ slug, seo, title }): [string, PageCopy] => [`/${slug}`, { seo, head: { heading: title } }]),
  ])

  const entryAddresses = listAddresses(documentsOf, settings, { day, dev })

  return {
    page,
    site,
    /** The addresses of entries, those of a collection in their order. */
    entryAddresses,
    /** The pages of entries besides the fixed ones and those of articles, which have lists of their own; also those that are over. */
    entryPages: entryAddresses.filter(
      ({ address, collection, isPage }) => isPage && collection !== 'articles' && !copies.has(address),
    ),
    /** Whether this build is for another origin than the one in content/site.yaml: search engines must not list it. */
    isPreview: site.origin !== settings.origin,
    /** Questions, options, and factors of the ROI calculator. */
    roi: fieldsOf(documents.roiSetting),
    /** Jobs after their last day, whose pages say so. */
    closedJobs: inOrder(
      documents.allJobPostings.map(fieldsOf).filter((job) => publicationOn(day, lifeOf('jobs', job)) === 'expired'),
    ),
    entries,
    /** Published articles, newest first, without their bodies: see `articleHtml`. */
    articles: visible(
      'articles',
      documents.allArticles
        .map((document) => fieldsOf({ ...document, cover: coverOf(document.body.raw) }))
        .map((article) => ({ ...article, headings: headingsOf(article.headings) })),
    ).sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug)),
    /** The rendered body of an article, read when its page is rendered, since there may be thousands. */
    articleHtml: (slug: string): string => bodyHtml(`articles/${slug}`),
    /** The body of an article as it is written. */
    articleMarkdown: (slug: string): string => markdown.get(slug) ?? '',
    /** One legal text by its file name, with its sections as HTML. */
    legalText: (slug: 'privacy' | 'terms'): (typeof legal)[number] => {
      const text = legal.find((candidate) => candidate.slug === slug)
      if (!text) throw new Error(`content/legal/${slug}.md is missing; run npm run content:check`)
      return text
    },
    /** Every fixed page with its copy, in the order of the routes. */
    fixedPages: Object.values<Route>(routes).flatMap(({ path, index = true }) => {
      const { seo, head } = copies.get(path) ?? {}
      return seo && head ? [{ path, index, seo, head }] : []
    }),
  }
}
