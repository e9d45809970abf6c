import { articlePath, jobPagePath, routes } from '@/lib/routes'
import type { Entry } from './entry'
import { fieldOf } from './schema-walk'

/** All valid targets of links. */
export interface LinkTargets {
  /** Anchors by page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Addresses of articles that are not published. */
  drafts: ReadonlySet<string>
  /** Addresses of the files in public/. */
  files: ReadonlySet<string>
  /** Origin of the live site, when site.yaml contains it. */
  origin?: string
}

const slugsOf = (entries: readonly Entry[], collection: Entry['collection']): string[] =>
  entries.filter((entry) => entry.collection === collection).map(({ slug }) => slug)

const headingIds = (entry: Entry | undefined): string[] => entry?.body?.headings.map(({ id }) => id) ?? []

/** Collects the fixed routes, the articles, and the anchors that questions, jobs and headings have. */
export const collectLinkTargets = (entries: readonly Entry[], files: ReadonlySet<string>): LinkTargets => {
  const pages = new Map<string, Set<string>>(
    Object.values(routes).map(({ path, anchors }) => [path, new Set<string>(anchors)]),
  )
  const addAnchors = (path: string, anchors: readonly string[]) => {
    for (const anchor of anchors) pages.get(path)?.add(anchor)
  }
  addAnchors(routes.faq.path, slugsOf(entries, 'faq'))
  addAnchors(routes.careers.path, slugsOf(entries, 'jobs'))
  for (const id of slugsOf(entries, 'jobs')) pages.set(jobPagePath(id), new Set())
  for (const { path } of [routes.privacy, routes.terms]) {
    addAnchors(path, headingIds(entries.find(({ collection, slug }) => collection === 'legal' && path === `/${slug}`)))
  }
  const drafts = new Set<string>()
  for (const entry of entries) {
    if (entry.collection !== 'articles') continue
    if (fieldOf(entry.fields.data, 'draft') === true) drafts.add(articlePath(entry.slug))
    else pages.set(articlePath(entry.slug), new Set(headingIds(entry)))
  }
  const site = entries.find(({ collection }) => collection === 'site')
  const origin = fieldOf(site?.fields.data, 'origin')
  return { pages, drafts, files, ...(typeof origin === 'string' && { origin }) }
}
