import { type Content, type Entry, fieldText, type LinkTargets, membersOf, type PlacedFile } from '@site/content-check'
import { type Route, routes } from '../../routes'
import { type CollectionName, collectionNames, collections, type SiteCollection } from '../collections'
import { oldSlugsIn } from './identity'
import { hasPage } from './needed-entries'

/**
 * Collects the fixed routes, the pages of entries, and the anchors that entries and headings have. Misplaced entries will exist once
 * their files are moved or renamed.
 */
export const collectLinkTargets = (
  { entries, misplaced }: Pick<Content<CollectionName>, 'entries' | 'misplaced'>,
  fixedRoutes: Readonly<Record<string, Route>> = routes,
): LinkTargets => {
  const all: readonly (Entry<CollectionName> | PlacedFile<CollectionName>)[] = [...entries, ...misplaced]
  const pages = new Map<string, Set<string>>()
  const add = (path: string, anchors: readonly string[]) =>
    pages.set(path, new Set([...(pages.get(path) ?? []), ...anchors]))

  const moved = new Map<string, string>()
  for (const { path, anchors, earlier = [] } of Object.values(fixedRoutes)) {
    add(path, anchors)
    for (const old of earlier) moved.set(old, path)
  }
  const unread = new Set<string>()
  for (const each of all) {
    const { collection, slug } = each
    const { anchors, opens, address, format }: SiteCollection = collections[collection]
    const entry = 'fields' in each ? each : undefined
    const part = anchors?.field === undefined ? slug : entry && fieldText(entry, anchors.field)
    for (const path of anchors?.on ?? [])
      if (part === undefined) unread.add(path)
      else add(path, [part])
    const pathOf = opens?.path ?? address
    const name = entry && opens ? fieldText(entry, opens.field) : slug
    const path = name && pathOf?.(name)
    for (const old of entry ? oldSlugsIn(entry).slugs : []) {
      if (pathOf) moved.set(pathOf(old), path ?? `${anchors?.on[0]}#${part}`)
      if (!opens) for (const page of anchors?.on ?? []) moved.set(`${page}#${old}`, `${page}#${slug}`)
    }
    if (path === undefined || path.includes('#')) continue
    if (format !== 'yaml' && !entry?.body?.parsed) unread.add(path)
    if (hasPage(each)) add(path, entry?.body?.headings.map(({ id }) => id) ?? [])
  }
  // Which parts a page would have whose entries are all gone is not known.
  for (const name of collectionNames) {
    const { address, anchors, needs, onlyNames = [] }: SiteCollection = collections[name]
    const slugs = membersOf(all, name).map(({ slug }) => slug)
    if (needs && slugs.length === 0) for (const path of anchors?.on ?? []) unread.add(path)
    for (const slug of onlyNames) if (address && !slugs.includes(slug)) unread.add(address(slug))
  }
  const origin = membersOf(entries, 'site').map((site) => fieldText(site, 'origin'))[0]
  return { pages, moved, unread, origin }
}
