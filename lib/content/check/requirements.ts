import { type CollectionName, collections } from '../collections'
import { faqCategories } from '../schemas/collections'
import type { Entry } from './entry'
import type { Problem } from './problem'
import { fieldOf } from './schema-walk'
import { positionAt } from './source'
import type { ContentTree } from './tree'
import { count, enumeration } from './words'

/** How many documents a collection, or the part of it where `field` is `value`, has (spec section 2). */
interface Amount {
  collection: CollectionName
  field?: string
  value?: string
  exactly?: number
  least?: number
}

const amounts: readonly Amount[] = [
  { collection: 'testimonials', exactly: 3 },
  { collection: 'stats', exactly: 4 },
  { collection: 'useCases', exactly: 6 },
  { collection: 'services', exactly: 3 },
  { collection: 'planTools', least: 1 },
  { collection: 'quotes', field: 'placement', value: 'rotating', exactly: 4 },
  { collection: 'quotes', field: 'placement', value: 'carousel', least: 3 },
  ...faqCategories.map((value) => ({ collection: 'faq', field: 'category', value, least: 1 }) as const),
]

/** Documents with fixed names; `only` means that the site has no page for any other. */
const fixed: readonly { collection: CollectionName; slugs: readonly string[]; only?: boolean }[] = [
  {
    collection: 'articles',
    slugs: [
      'financial-strategy-ai',
      'future-proof-marketing-ai',
      'smart-shelves-retail-ai',
      'voice-to-text-healthcare-ai',
    ],
  },
  { collection: 'jobs', slugs: ['account-manager', 'engineer', 'lead-gen'], only: true },
  { collection: 'legal', slugs: ['privacy', 'terms'], only: true },
]

const legalSections = 9

const folderOf = (collection: CollectionName): string => collections[collection].pattern.split('/')[0] ?? ''

const checkAmounts = (entries: readonly Entry[], tree: ContentTree): Problem[] =>
  amounts.flatMap(({ collection, field, value, exactly, least }) => {
    const folder = folderOf(collection)
    const members = entries.filter(
      (entry) =>
        entry.collection === collection && (field === undefined || fieldOf(entry.fields.data, field) === value),
    )
    const fits = exactly === undefined ? members.length >= (least ?? 0) : members.length === exactly
    if (fits || !tree.folders.has(folder)) return []
    const where = field === undefined ? '' : ` with ${field}: ${value}`
    const wanted = exactly === undefined ? `at least ${least}` : `exactly ${exactly}`
    const message = `${count(members.length, 'document')}${where}; the site needs ${wanted}`
    return [{ file: `${tree.label}/${folder}`, line: 1, column: 1, path: '', message }]
  })

const checkFixed = (entries: readonly Entry[], tree: ContentTree): Problem[] =>
  fixed.flatMap(({ collection, slugs, only }) => {
    const { pattern } = collections[collection]
    const members = entries.filter((entry) => entry.collection === collection)
    if (!tree.folders.has(folderOf(collection))) return []
    const missing = slugs.filter((slug) => !members.some((entry) => entry.slug === slug))
    const extra = only ? members.filter(({ slug }) => !slugs.includes(slug)) : []
    const at = (file: string, message: string): Problem => ({ file, line: 1, column: 1, path: '', message })
    return [
      ...missing.map((slug) =>
        at(`${tree.label}/${pattern.replace('*', slug)}`, 'missing file; the site has an address for it, so write it'),
      ),
      ...extra.map(({ source }) =>
        at(source.file, `no page shows this document; the documents here are ${enumeration(slugs)}`),
      ),
    ]
  })

const checkSections = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap(({ collection, source, body }) => {
    if (collection !== 'legal' || !body?.parsed) return []
    const sections = body.headings.filter(({ depth }) => depth === 2).length
    if (sections === legalSections) return []
    const message = `the text has ${count(sections, 'section')} that start with "## "; write exactly ${legalSections}`
    return [{ file: source.file, ...positionAt(source, body.start), path: 'body', message }]
  })

/** What the site cannot do without: numbers of documents, documents with fixed addresses, sections of legal texts. */
export const checkRequirements = (entries: readonly Entry[], tree: ContentTree): Problem[] =>
  tree.exists ? [...checkAmounts(entries, tree), ...checkFixed(entries, tree), ...checkSections(entries)] : []
