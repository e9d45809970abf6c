import { articlePath, jobPagePath, routes } from '../../routes'
import type { Entry } from './entry'
import type { PlacedFile } from './placement'
import { fieldOf } from './schema-walk'
import { anchorOf } from './service-anchors'

/** All valid targets of links. */
export interface LinkTargets {
  /** Anchors by page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Addresses of articles that are not published. */
  drafts: ReadonlySet<string>
  /** Pages whose anchors are not known, since a text cannot be read. */
  unread: ReadonlySet<string>
  /** Addresses of the files in public/. */
  files: ReadonlySet<string>
  /** Origin of the live site, when site.yaml contains it. */
  origin?: string
}

const slugsOf = (entries: readonly Entry[], collection: Entry['collection']): string[] =>
  entries.filter((entry) => entry.collection === collection).map(({ slug }) => slug)

const headingIds = (entry: Entry | undefined): string[] => entry?.body?.headings.map(({ id }) => id) ?? []

/**
 * Collects the fixed routes, the articles, and the anchors that questions, jobs and headings have.
 * `misplaced` are documents that will exist once their files are moved or renamed.
 */
export const collectLinkTargets = (
  entries: readonly Entry[],
  misplaced: readonly PlacedFile[],
  files: ReadonlySet<string>,
): LinkTargets => {
  const pages = new Map<string, Set<string>>(
    Object.values(routes).map(({ path, anchors }) => [path, new Set<string>(anchors)]),
  )
  const addAnchors = (path: string, anchors: readonly string[]) => {
    for (const anchor of anchors) pages.get(path)?.add(anchor)
  }
  addAnchors(routes.faq.path, slugsOf(entries, 'faq'))
  const services = entries
    .filter(({ collection }) => collection === 'services')
    .flatMap((entry) => anchorOf(entry) ?? [])
  addAnchors(routes.services.path, services)
  addAnchors(routes.plan.path, services)
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
  const unread = new Set<string>()
  for (const { collection, slug, body } of entries) {
    if (collection === 'articles' && !body?.parsed) unread.add(articlePath(slug))
    if (collection === 'legal' && !body?.parsed) unread.add(`/${slug}`)
  }
  for (const { collection, slug } of misplaced) {
    if (collection === 'faq') addAnchors(routes.faq.path, [slug])
    else if (collection === 'jobs') addAnchors(routes.careers.path, [slug])
    else if (collection === 'legal') unread.add(`/${slug}`)
    else if (collection === 'articles') {
      pages.set(articlePath(slug), pages.get(articlePath(slug)) ?? new Set())
      unread.add(articlePath(slug))
    }
  }
  const site = entries.find(({ collection }) => collection === 'site')
  const origin = fieldOf(site?.fields.data, 'origin')
  return { pages, drafts, unread, files, ...(typeof origin === 'string' && { origin }) }
}
