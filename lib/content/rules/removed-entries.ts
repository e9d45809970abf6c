import {
  type Content,
  type Entry,
  entryIn,
  enumeration,
  type Finding,
  fieldFinding,
  fieldOf,
  fieldText,
  fieldValue,
  fileFinding,
  membersOf,
  publishedFields,
} from '@site/content-check'
import { type CollectionName, collectionNames, collections, type SiteCollection } from '../collections'
import { found } from '../sentences'
import { oldSlugsIn } from './identity'

type SiteEntry = Entry<CollectionName>

/** Share of the words that two entries have in common from which one is the other under a new name. */
const sameText = 0.6

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const common = [...a].filter((word) => b.has(word)).length
  return common / Math.max(1, a.size + b.size - common)
}

const linesOf = (lines: readonly string[]): string =>
  `the line${lines.length > 1 ? 's' : ''} ${enumeration(lines.map((line) => `"${line}"`))}`

/** What to add to a list of slugs, which may be written on one line, item by item, or not at all. */
const lineToAdd = (entry: SiteEntry, slugs: readonly string[]): string => {
  const { field, slugs: named } = oldSlugsIn(entry)
  const present = named.filter(Boolean)
  const [, dash] = new RegExp(`^${field}:[^\\n]*\\n( *- +)`, 'm').exec(entry.source.text) ?? []
  if (present.length > 0 && dash) return `add ${linesOf(slugs.map((slug) => `${dash}${slug}`))} below ${field}`
  if (present.length > 0 || fieldValue(entry, field) !== undefined)
    return `write "${field}: [${[...present, ...slugs].join(', ')}]"`
  const names = Object.keys(entry.schema.shape)
  const written = names.filter((name) => fieldValue(entry, name) !== undefined)
  const next = written.find((name) => names.indexOf(name) > names.indexOf(field))
  const place = next === undefined ? `as the last field, below ${written.at(-1)}` : `above the line "${next}:"`
  return `add ${linesOf([`${field}:`, ...slugs.map((slug) => `  - ${slug}`)])} ${place}`
}

/** The entry that is most like a removed one, if they share most of their words, or else one that may replace it. */
const successorOf = (text: string, members: readonly SiteEntry[]) => {
  const words = wordsOf(text)
  const [nearest] = members
    .map((entry) => ({ entry, share: likeness(words, wordsOf(entry.source.text)) }))
    .sort((a, b) => b.share - a.share)
  return nearest && { entry: nearest.entry, isRenamed: nearest.share >= sameText }
}

/** The names in addresses that entries of a collection had in what is published and that may be gone, with the texts of these entries. */
const formerNames = (collection: CollectionName, members: readonly SiteEntry[], tree: Content['tree']) => {
  const { opens }: SiteCollection = collections[collection]
  const removed = (tree.removed ?? []).map(({ path, text }) => ({ file: `${tree.label}/${path}`, text }))
  return [...removed, ...(opens ? members.map(({ source }) => source) : [])].flatMap(({ file, text }) => {
    const { name, slug } = entryIn(collections, file.slice(tree.label.length + 1)) ?? {}
    if (name !== collection) return []
    const before = opens && publishedFields(file, tree)
    const former = opens ? fieldOf(before, opens.field) : slug
    return typeof former === 'string' && fieldOf(before, 'sample') !== true ? [{ slug: former, file, text }] : []
  })
}

/**
 * Reports addresses of entries that were public and are gone: at the entry that has the text under another name, or another address of its
 * own, otherwise at the removed file. It warns where entries come and go, as jobs do, whose list names no removed ones.
 */
export const checkRemovedEntries = ({ entries, misplaced, tree }: Content<CollectionName>): Finding[] =>
  collectionNames.flatMap((collection) => {
    const { address: pageOf, opens, item, earlier }: SiteCollection = collections[collection]
    const addressOf = opens?.path ?? pageOf
    const [members, moved] = [membersOf(entries, collection), membersOf(misplaced, collection)]
    const list = entries.find((entry) => entry.collection !== collection && oldSlugsIn(entry).of === collection)
    const naming = list ? [...members, list] : members
    // An entry with unreadable fields may name earlier addresses, and a misplaced file keeps its own.
    if (!addressOf || !earlier || naming.some(({ fields }) => fields.data === undefined)) return []
    if (opens && moved.length > 0) return []
    const named = members.map((entry) => (opens ? fieldText(entry, opens.field) : entry.slug))
    const known = new Set([...named, ...moved.map(({ slug }) => slug)])
    for (const entry of naming) for (const slug of oldSlugsIn(entry).slugs) known.add(slug)
    const gone = formerNames(collection, members, tree).filter(({ slug }) => !known.has(slug))
    const kind = item?.toLowerCase() ?? 'entry'
    const successors = gone.map(({ text, ...each }) => ({ ...each, nearest: successorOf(text, members) }))
    const lost = successors.filter(({ nearest }) => !nearest?.isRenamed).map(({ slug }) => slug)
    return successors.map(({ slug, file, nearest }) => {
      const address = addressOf(slug)
      if (nearest?.isRenamed) {
        const said = { kind, address, help: lineToAdd(nearest.entry, [slug]) }
        const wrong = list ? found('address/article-renamed', said) : found('address/entry-renamed', said)
        return fieldFinding(nearest.entry, [earlier.field], wrong)
      }
      // One edit of the list's page may name all that are gone.
      const toList =
        list &&
        `in ${list.source.file}, ${lineToAdd(list, lost)}, which leads ${lost.length > 1 ? 'the readers of all removed articles' : 'its readers'} to ${collections[list.collection].paths[0]}`
      const toEntry =
        nearest &&
        `in the ${kind} that replaces it, such as ${nearest.entry.source.file}, ${lineToAdd(nearest.entry, [slug])}`
      const wrong = list
        ? found('address/article-removed', { address, help: [toEntry, toList].filter(Boolean).join('; or ') })
        : found('address/entry-removed', { kind, address, slug, field: earlier.field })
      return { ...fileFinding(file, wrong), path: earlier.field }
    })
  })
