import { type Content, type Entry, fieldText, type LinkTargets, membersOf, type PlacedFile } from '@site/content-check'
import { routes } from '../../routes'
import { type CollectionName, collections, type SiteCollection } from '../collections'

/** The pages whose entries, which the site needs, are not there: what leads to their parts is a consequence. */
const lostPages = (slugsOf: (collection: CollectionName) => readonly string[]): string[] => [
  ...(slugsOf('faq').length === 0 ? [routes.faq.path] : []),
  ...(slugsOf('services').length === 0 ? [routes.services.path, routes.plan.path] : []),
  ...[routes.privacy.path, routes.terms.path].filter((path) => !slugsOf('legal').includes(path.slice(1))),
]

/**
 * Collects the fixed routes, the pages of entries, and the anchors that entries and headings have. Misplaced entries will exist once
 * their files are moved or renamed.
 */
export const collectLinkTargets = ({ entries, misplaced }: Content<CollectionName>): LinkTargets => {
  const all: readonly (Entry<CollectionName> | PlacedFile<CollectionName>)[] = [...entries, ...misplaced]
  const slugsOf = (collection: CollectionName) => membersOf(all, collection).map(({ slug }) => slug)
  const pages = new Map<string, Set<string>>()
  const add = (path: string, anchors: readonly string[]) =>
    pages.set(path, new Set([...(pages.get(path) ?? []), ...anchors]))

  for (const { path, anchors } of Object.values(routes)) add(path, anchors)
  const unread = new Set<string>()
  for (const each of all) {
    const { collection, slug } = each
    const { anchors, opens, address, format }: SiteCollection = collections[collection]
    const entry = 'fields' in each ? each : undefined
    const part = anchors?.field === undefined ? slug : entry && fieldText(entry, anchors.field)
    for (const path of anchors?.on ?? [])
      if (part === undefined) unread.add(path)
      else add(path, [part])
    const opening = opens && entry && fieldText(entry, opens.field)
    if (opening) add(opens.path(opening), [])
    const path = address?.(slug)
    if (path === undefined || path.includes('#')) continue
    if (format !== 'yaml' && !entry?.body?.parsed) unread.add(path)
    if (collection !== 'legal' || pages.has(path)) add(path, entry?.body?.headings.map(({ id }) => id) ?? [])
  }
  // Which parts a page would have whose entries are all gone is not known.
  for (const path of lostPages(slugsOf)) unread.add(path)
  const origin = membersOf(entries, 'site').map((site) => fieldText(site, 'origin'))[0]
  return { pages, unread, origin }
}
