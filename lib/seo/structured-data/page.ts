import type { BreadcrumbList, FAQPage, Thing } from 'schema-dts'
import type { Site } from '@/lib/content/types'
import { plainText } from '@/lib/text/plain-text'

/** Structured data as the text of a script element. Every `<` is escaped, so that no value can end the element or begin a comment. */
export const jsonLd = (things: readonly Thing[]): string => {
  const [only] = things
  const data = things.length === 1 && typeof only === 'object' ? only : { '@graph': things }
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

/** A page on the way from the home page: its name and its path. */
export interface Crumb {
  name: string
  path: string
}

/** A page that is above others, named as its eyebrow names it. */
export const crumbOf = (head: { eyebrow?: string; heading: string }, { path }: { path: string }): Crumb => ({
  name: head.eyebrow ?? head.heading,
  path,
})

/** The breadcrumbs of a page: the home page, the page above it where there is one, and the page. */
export const breadcrumbs = (
  { brand, origin }: Pick<Site, 'brand' | 'origin'>,
  parent: Crumb | undefined,
  page: Crumb,
) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand, path: '/' }, ...(parent ? [parent] : []), page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }) as const satisfies BreadcrumbList

/** The questions of a page with their answers as text. */
export const faqPage = (entries: readonly { question: string; html: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, html }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
  })),
})
