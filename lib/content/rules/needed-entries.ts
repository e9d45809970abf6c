import {
  alternatives,
  type Content,
  type Entry,
  type Finding,
  fieldValue,
  fileFinding,
  findingAt,
  membersOf,
  schemaAt,
} from '@site/content-check'
import { type CollectionName, collectionNames, collections, type SiteCollection } from '../collections'
import { found } from '../sentences'

/** What the pages cannot do without: an entry of a collection, or of a part of it where `field` is `value`. */
const needed = collectionNames.flatMap(
  (collection): { collection: CollectionName; field?: string; value?: string }[] => {
    const { needs }: SiteCollection = collections[collection]
    const { field, values } = needs ?? {}
    if (field && values) return values.map((value) => ({ collection, field, value }))
    return needs ? [{ collection }] : []
  },
)

/** Reports collections without an entry that the pages cannot do without. */
export const checkAmounts = ({ entries, misplaced, tree }: Content<CollectionName>): Finding[] =>
  needed.flatMap(({ collection, field, value }) => {
    const { folder, schema } = collections[collection]
    const members = membersOf(entries, collection)
    const isMissing =
      field === undefined ? members.length === 0 : members.every((entry) => fieldValue(entry, field) !== value)
    // Entries in a folder of that folder, which is reported, are not lost.
    const isElsewhere = [...tree.folders].some((other) => other.startsWith(`${folder}/`))
    if (!isMissing || isElsewhere || !tree.folders.has(folder) || membersOf(misplaced, collection).length > 0) return []
    // An entry whose field is wrong may be the missing one.
    const isUnknown =
      field !== undefined &&
      members.some((entry) => !schemaAt(schema, [field])?.safeParse(fieldValue(entry, field)).success)
    if (isUnknown) return []
    const wrong =
      field === undefined || members.length === 0
        ? found('site/no-entries')
        : found('site/no-such-entry', { field, value: value ?? '' })
    return [fileFinding(`${tree.label}/${folder}`, wrong)]
  })

/** Whether a page shows entries of this name; it is reported where none does. */
export const hasPage = ({ collection, slug }: Pick<Entry<CollectionName>, 'collection' | 'slug'>): boolean => {
  const { onlyNames }: SiteCollection = collections[collection]
  return onlyNames?.includes(slug) ?? true
}

/** Reports entries that are missing where their names are given, and those that no page shows. */
export const checkNames = ({ entries, misplaced, tree }: Content<CollectionName>): Finding[] =>
  collectionNames.flatMap((name) => {
    const { folder, extension, onlyNames = [] }: SiteCollection = collections[name]
    if (!tree.folders.has(folder)) return []
    const members = membersOf(entries, name)
    const known = [...members, ...membersOf(misplaced, name)].map(({ slug }) => slug)
    const missing = onlyNames.filter((slug) => !known.includes(slug)).map((slug) => slug + extension)
    const extra = members.filter((entry) => !hasPage(entry)).map(({ source }) => source.file)
    const [file = ''] = missing
    // An entry under another name is the one that is missing.
    if (extra.length === 1 && missing.length === 1)
      return extra.map((each) => fileFinding(each, found('site/other-name', { name: file })))
    const files = alternatives(onlyNames.map((slug) => slug + extension))
    return [
      ...missing.map((each) => fileFinding(`${tree.label}/${folder}/${each}`, found('site/missing-name'))),
      ...extra.map((each) => fileFinding(each, found('site/extra-name', { files }))),
    ]
  })

/** Reports texts without sections where their page lists these. */
export const checkSections = ({ collection, source, body }: Entry<CollectionName>): Finding[] => {
  const { needsSections }: SiteCollection = collections[collection]
  if (!needsSections || !body?.parsed || body.headings.some(({ depth }) => depth === 2)) return []
  return [findingAt(source, body.start, 'body', found('site/no-sections'))]
}
