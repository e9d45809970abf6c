import { type Content, type Entry, fieldText, type LinkTargets, membersOf, type PlacedFile } from '@site/content-check'
import { articlePath, jobPagePath, routes } from '../../routes'
import type { CollectionName } from '../collections'
import { anchorOf, missingAnchors } from './service-anchors'

/** The pages whose entries, which the site needs, are not there: what leads to their parts is a consequence. */
const lostPages = (slugsOf: (collection: CollectionName) => readonly string[]): string[] => [
  ...(slugsOf('faq').length === 0 ? [routes.faq.path] : []),
  ...(slugsOf('services').length === 0 ? [routes.services.path, routes.plan.path] : []),
  ...[routes.privacy.path, routes.terms.path].filter((path) => !slugsOf('legal').includes(path.slice(1))),
]

/**
 * Collects the fixed routes, the articles, and the anchors that questions, jobs and headings have. Misplaced entries will exist once
 * their files are moved or renamed.
 */
export const collectLinkTargets = (content: Content<CollectionName>): LinkTargets => {
  const { entries, misplaced } = content
  const all: readonly (Entry<CollectionName> | PlacedFile<CollectionName>)[] = [...entries, ...misplaced]
  const slugsOf = (collection: CollectionName) => membersOf(all, collection).map(({ slug }) => slug)
  const pages = new Map<string, Set<string>>()
  const add = (path: string, anchors: readonly string[]) =>
    pages.set(path, new Set([...(pages.get(path) ?? []), ...anchors]))

  for (const { path, anchors } of Object.values(routes)) add(path, anchors)
  add(routes.faq.path, slugsOf('faq'))
  add(routes.useCases.path, slugsOf('useCases'))
  add(routes.careers.path, slugsOf('jobs'))
  for (const slug of slugsOf('jobs')) add(jobPagePath(slug), [])
  const unread = new Set<string>()
  const anchors = membersOf(all, 'services').map((entry) => ('fields' in entry ? anchorOf(entry) : undefined))
  for (const { path } of [routes.services, routes.plan]) {
    add(
      path,
      anchors.filter((anchor) => anchor !== undefined),
    )
    if (anchors.includes(undefined)) unread.add(path)
  }
  for (const each of all) {
    const { collection, slug } = each
    if (collection !== 'articles' && collection !== 'legal') continue
    const path = collection === 'legal' ? `/${slug}` : articlePath(slug)
    const entry = 'fields' in each ? each : undefined
    if (!entry?.body?.parsed) unread.add(path)
    if (collection === 'articles' || pages.has(path)) add(path, entry?.body?.headings.map(({ id }) => id) ?? [])
  }
  // Which parts a page would have whose entries are all gone is not known.
  for (const path of lostPages(slugsOf)) unread.add(path)
  const origin = membersOf(entries, 'site').map((site) => fieldText(site, 'origin'))[0]
  return { pages, unread, origin, missing: new Set(missingAnchors(content)) }
}
