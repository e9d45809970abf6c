import { type CollectionName, collections } from '../collections'
import type { Entry } from './entry'
import type { Problem } from './problem'
import type { Rule } from './rule'
import { fieldOf, schemaAt } from './schema-walk'
import { positionAt } from './source'
import { count, enumeration } from './words'

/** Number of documents that a collection needs, or the part of it where `field` is `value`. */
interface Amount {
  collection: CollectionName
  field?: string
  value?: string
  least: number
}

const amounts: readonly Amount[] = [
  { collection: 'faq', least: 1 },
  { collection: 'testimonials', least: 1 },
  { collection: 'stats', least: 1 },
  { collection: 'useCases', least: 1 },
  { collection: 'planTools', least: 1 },
  { collection: 'quotes', field: 'placement', value: 'rotating', least: 1 },
  { collection: 'quotes', field: 'placement', value: 'carousel', least: 1 },
]

/** The legal documents: each has a route, and no other document has one. */
const legalSlugs = ['privacy', 'terms']

const folderOf = (collection: CollectionName): string => collections[collection].pattern.split('/')[0] ?? ''

const checkAmounts: Rule = ({ entries, misplaced, tree }) =>
  amounts.flatMap(({ collection, field, value, least }) => {
    const folder = folderOf(collection)
    const members = entries.filter(
      (entry) =>
        entry.collection === collection && (field === undefined || fieldOf(entry.fields.data, field) === value),
    )
    const isUnknown = (entry: Entry): boolean =>
      entry.collection === collection &&
      field !== undefined &&
      !schemaAt(collections[collection].schema, entry.fields.data, [field])?.safeParse(
        fieldOf(entry.fields.data, field),
      ).success
    if (members.length < least && (entries.some(isUnknown) || misplaced.some((file) => file.collection === collection)))
      return []
    if (members.length >= least || !tree.folders.has(folder)) return []
    const where = field === undefined ? '' : ` with ${field}: ${value}`
    const message = `${count(members.length, 'document')}${where}; the site needs at least ${least}`
    return [{ file: `${tree.label}/${folder}`, line: 1, column: 1, path: '', message }]
  })

const checkLegal: Rule = ({ entries, misplaced, tree }) => {
  if (!tree.folders.has(folderOf('legal'))) return []
  const members = entries.filter(({ collection }) => collection === 'legal')
  const known = [...members, ...misplaced.filter(({ collection }) => collection === 'legal')]
  const missing = legalSlugs.filter((slug) => !known.some((entry) => entry.slug === slug))
  const extra = members.filter(({ slug }) => !legalSlugs.includes(slug))
  const at = (file: string, message: string): Problem => ({ file, line: 1, column: 1, path: '', message })
  const [only] = missing
  // A document under another name is the one that is missing.
  if (extra.length === 1 && missing.length === 1 && extra[0])
    return [at(extra[0].source.file, `no page shows a document of this name; rename it to "${only}.md"`)]
  return [
    ...missing.map((slug) =>
      at(`${tree.label}/legal/${slug}.md`, 'missing file; the site has an address for it, so write it'),
    ),
    ...extra.map(({ source }) =>
      at(source.file, `no page shows this document; the documents here are ${enumeration(legalSlugs)}`),
    ),
  ]
}

/** The page of a legal text numbers its sections and lists them beside the text, so it needs at least one. */
const checkSections: Rule = ({ entries }) =>
  entries.flatMap(({ collection, source, body }) => {
    if (collection !== 'legal' || !body?.parsed || body.headings.some(({ depth }) => depth === 2)) return []
    const message = 'the text has no sections; start each with a line "## " and its heading'
    return [{ file: source.file, ...positionAt(source, body.start), path: 'body', message }]
  })

/** Requirements that concern the whole site: numbers of documents, the legal texts and their sections. */
export const checkRequirements: Rule = (content) =>
  content.tree.exists ? [checkAmounts, checkLegal, checkSections].flatMap((rule) => rule(content)) : []
