import {
  type Content,
  copiesLast,
  type Entry,
  type FieldPath,
  type Finding,
  fieldFinding,
  fieldValue,
  membersOf,
  nameOf,
  repeated,
  valueAt,
} from '@site/content-check'
import { withBrand } from '../../seo/with-brand'
import { fillTemplate } from '../../text/fill-template'
import { type CollectionName, collections, type SiteCollection } from '../collections'
import { expandPlaceholders, type Placeholders } from '../placeholders'
import { found } from '../sentences'
import { hasPage } from './needed-entries'
import { isDraft } from './publication'

/** What search engines show of a page. */
type SearchField = 'title' | 'description'

/** Pages keep what they have, then entries of which there are no others. */
const rank = (name: CollectionName): number => {
  const { search, onlyNames }: SiteCollection = collections[name]
  return search && !onlyNames ? 1 : 0
}

/** A page with its entry, the fields, and what it prints of them. */
interface Page extends Record<SearchField, string> {
  entry: Entry<CollectionName>
  paths: Record<SearchField, FieldPath>
}

/** The pages of entries and of topics, with the facts of site.yaml where that is right. */
const listPages = ({ entries }: Content<CollectionName>): Page[] => {
  const [site] = membersOf(entries, 'site')
  const expand = (value: unknown): string => {
    const text = typeof value === 'string' ? value.trim() : ''
    return site?.isValid ? expandPlaceholders(text, site.fields.data as Placeholders) : text
  }
  const shown = [...new Set(entries.map(({ collection }) => collection))]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((name) => copiesLast(membersOf(entries, name)))
    .filter((entry) => hasPage(entry) && !isDraft(entry))
  const tags = shown.flatMap((entry) => {
    const { topics: field }: SiteCollection = collections[entry.collection]
    return field ? [fieldValue(entry, field)].flat().map(String) : []
  })
  const topics = [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]
  return shown.flatMap((entry): Page[] => {
    const { search: own }: SiteCollection = collections[entry.collection]
    const paths = own
      ? { title: [own.title], description: [own.description] }
      : { title: ['seo', 'title'], description: ['seo', 'description'] }
    const at = (path: FieldPath): string => expand(valueAt(entry.fields.data, path))
    const title = at(paths.title)
    const printed = own && title ? withBrand(title, expand('{brand}')) : title
    const page = { entry, paths, title: printed, description: at(paths.description) }
    if (entry.collection !== 'blogPage') return [page]
    const topicPaths = { ...paths, title: ['tagPage', 'title'] }
    const ofTopic = (tag: string) => fillTemplate(at(topicPaths.title), { tag })
    return [page, ...topics.map((tag) => ({ entry, paths: topicPaths, title: ofTopic(tag), description: '' }))]
  })
}

/**
 * Reports titles and descriptions that two pages of the site print, at the copy or the later file: search engines then show
 * only one of the pages. The description of a copied entry is not reported beside its title.
 */
export const checkSearchResults = (content: Content<CollectionName>): Finding[] => {
  const pages = listPages(content)
  return (['title', 'description'] as const).flatMap((name) =>
    repeated(pages, (page) => page[name].toLowerCase() || undefined).flatMap(({ item: page, owner }) => {
      const { entry, paths } = page
      // Titles within a collection are checked with its other fields that must differ.
      if (name === 'title' && owner.entry.collection === entry.collection) return []
      if (name === 'description' && owner.title.toLowerCase() === page.title.toLowerCase()) return []
      const { source } = owner.entry
      const named = { field: name, text: page[name], file: source.file, owner: nameOf(owner.entry) }
      return [fieldFinding(entry, paths[name], found('search/taken', named))]
    }),
  )
}
