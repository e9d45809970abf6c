import { fillTemplate } from '../../../fill-template'
import { withBrand } from '../../../seo/with-brand'
import { kebabCase } from '../../../slug'
import type { CollectionName } from '../../collections'
import { expandPlaceholders, type Placeholders } from '../../placeholders'
import { type Entry, fieldProblem, fieldValue, isDraft } from '../document'
import { byText, type FieldPath, type Problem } from '../problem'
import { type CheckedContent, membersOf, type Rule } from '../rule'
import { valueAt } from '../schema/walk'
import { quote } from '../words'
import { hasPage } from './requirements'
import { missingAnchors } from './service-anchors'

/** A field whose values must differ between the documents of a collection, or of a part of it. */
interface UniqueField {
  field: string
  /** The field that divides the collection into parts. */
  within?: string
}

const uniqueFields: Partial<Record<CollectionName, UniqueField[]>> = {
  articles: [{ field: 'title' }],
  faq: [{ field: 'question' }, { field: 'order', within: 'category' }],
  jobs: [{ field: 'title' }, { field: 'order' }],
  team: [{ field: 'name' }, { field: 'order' }],
  testimonials: [{ field: 'name' }, { field: 'quote' }, { field: 'order' }],
  quotes: [{ field: 'text' }, { field: 'order', within: 'placement' }],
  stats: [{ field: 'claim' }, { field: 'order' }],
  useCases: [{ field: 'title' }, { field: 'order' }],
  services: [{ field: 'title' }, { field: 'anchor' }, { field: 'order' }],
  planTools: [{ field: 'name' }, { field: 'order', within: 'service' }],
  legal: [{ field: 'title' }],
}

/**
 * Whether a document is named otherwise than others are, as a copy of a file is until it is edited: its file has a wrong name, or its
 * id is another one's.
 */
const hasOtherName = (entry: Entry): boolean =>
  !kebabCase.test(entry.slug) || (fieldValue(entry, 'id') ?? entry.slug) !== entry.slug

/**
 * Documents in an order in which a copied file comes after its original, so that a rule blames the copy: those with the id of
 * another one or with a wrong name last, and `engineer` before `engineer-2`.
 */
const copiesLast = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => Number(hasOtherName(a)) - Number(hasOtherName(b)) || byText(a.slug, b.slug))

/** The items with a key that one before them has, which is their owner. Items without a key are left out. */
const repeated = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): { item: Item; owner: Item }[] => {
  const owners = new Map<string, Item>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    const owner = key === undefined ? undefined : owners.get(key)
    if (owner) return [{ item, owner }]
    if (key !== undefined) owners.set(key, item)
    return []
  })
}

const normalized = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** A position after all others of the same part. */
const freePosition = (entries: readonly Entry[], field: string): number =>
  Math.max(...entries.map((entry) => Number(fieldValue(entry, field)) || 0)) + 10

/** @param wanted A value that is missing, for a field whose values are texts. */
const checkField = (entries: readonly Entry[], { field, within }: UniqueField, wanted?: string): Problem[] => {
  const partOf = (entry: Entry): unknown => (within === undefined ? undefined : fieldValue(entry, within))
  const isNamedBy = (entry: Entry): boolean => fieldValue(entry, field) === entry.slug
  // A value that is the document's own name, as the anchor of a service is, belongs to that document.
  const ordered = copiesLast(entries).sort((a, b) => Number(isNamedBy(b)) - Number(isNamedBy(a)))
  const keyOf = (entry: Entry): string | undefined => {
    const value = fieldValue(entry, field)
    const isSet = typeof value === 'string' || typeof value === 'number'
    return isSet ? JSON.stringify([normalized(value), partOf(entry)]) : undefined
  }
  return repeated(ordered, keyOf).map(({ item: entry, owner }) => {
    const value = fieldValue(entry, field)
    const part = partOf(entry)
    const peers = entries.filter((other) => partOf(other) === part)
    const where = within === undefined ? '' : ` with the ${within} ${quote(part)}`
    const { file, line } = fieldProblem(owner, [field], '')
    const free = typeof value === 'number' ? freePosition(peers, field) : wanted && quote(wanted)
    const example = free === undefined ? '' : `, such as ${free}`
    const message = `the ${field} ${quote(value)} is already used in line ${line} of ${file}${where}; write another in one of the two${example}`
    return fieldProblem(entry, [field], message)
  })
}

/** Reports titles, questions, and positions that occur twice, at the copy or the later file. */
export const checkDuplicates: Rule = (content) =>
  Object.entries(uniqueFields).flatMap(([collection, fields]) => {
    const members = membersOf(content.entries, collection as CollectionName).filter(hasPage)
    return fields.flatMap((each) =>
      checkField(members, each, each.field === 'anchor' ? missingAnchors(content)[0] : undefined),
    )
  })

/** What search engines show of a page. */
type SearchField = 'title' | 'description'

/**
 * The fields with it, where they are not in `seo`; these pages print the brand after the title. Other pages keep what they have, then
 * documents in this order.
 */
const searchFields: Partial<Record<CollectionName, Record<SearchField, FieldPath>>> = {
  legal: { title: ['title'], description: ['description'] },
  articles: { title: ['title'], description: ['preview'] },
  jobs: { title: ['title'], description: ['preview'] },
}
const rank = (collection: CollectionName): number => Object.keys(searchFields).indexOf(collection)

/** A page with its document, the fields, and what it prints of them. */
interface Page extends Record<SearchField, string> {
  entry: Entry
  paths: Record<SearchField, FieldPath>
}

/** The pages of documents and of topics, with the facts of site.yaml where that is right. */
const listPages = ({ entries }: CheckedContent): Page[] => {
  const [site] = membersOf(entries, 'site')
  const expand = (value: unknown): string => {
    const text = typeof value === 'string' ? value.trim() : ''
    return site?.isValid ? expandPlaceholders(text, site.fields.data as Placeholders) : text
  }
  const documents = [...new Set(entries.map(({ collection }) => collection))]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((name) => copiesLast(membersOf(entries, name)))
    .filter((entry) => hasPage(entry) && !isDraft(entry))
  const tags = membersOf(documents, 'articles').flatMap((entry) => [fieldValue(entry, 'tags')].flat().map(String))
  const topics = [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]
  return documents.flatMap((entry): Page[] => {
    const own = searchFields[entry.collection]
    const paths = own ?? { title: ['seo', 'title'], description: ['seo', 'description'] }
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
 * only one of the pages. The description of a copied document is not reported beside its title.
 */
export const checkSearchResults: Rule = (content) => {
  const pages = listPages(content)
  return (['title', 'description'] as const).flatMap((name) =>
    repeated(pages, (page) => page[name].toLowerCase() || undefined).flatMap(({ item: page, owner }) => {
      const { entry, paths } = page
      // Titles within a collection are checked with its other fields that must differ.
      if (name === 'title' && owner.entry.collection === entry.collection) return []
      if (name === 'description' && owner.title.toLowerCase() === page.title.toLowerCase()) return []
      const message = `the ${name} ${quote(page[name])} is already used in ${owner.entry.source.file}; write another, since search engines show only one of two pages that look the same`
      return [fieldProblem(entry, paths[name], message)]
    }),
  )
}
