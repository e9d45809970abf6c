import type { BreadcrumbList } from 'schema-dts'
import type { Site } from '@/lib/content/types'

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

/** The way to a page from the home page, over the page above it where there is one. */
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
