import type { CollectionName } from '../collections'
import { copiesLast } from './copies-last'
import type { Entry } from './entry'
import type { Problem } from './problem'
import type { Rule } from './rule'
import { fieldOf } from './schema-walk'
import { missingAnchors } from './service-anchors'
import { quote } from './words'
import { fieldProblem } from './yaml-fields'

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

const normalized = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** A position after all others of the same part. */
const freePosition = (entries: readonly Entry[], field: string): number =>
  Math.max(...entries.map(({ fields }) => Number(fieldOf(fields.data, field)) || 0)) + 10

/** Documents in the order of `copiesLast`, those first whose value is their own name, as the anchor of a service is. */
const ownersFirst = (entries: readonly Entry[], field: string): Entry[] => {
  const hasOtherValue = ({ slug, fields }: Entry): number => Number(fieldOf(fields.data, field) !== slug)
  return copiesLast(entries).sort((a, b) => hasOtherValue(a) - hasOtherValue(b))
}

/** @param wanted A value that is missing, for a field whose values are texts. */
const checkField = (entries: readonly Entry[], { field, within }: UniqueField, wanted?: string): Problem[] => {
  const owners = new Map<string, Entry>()
  return ownersFirst(entries, field).flatMap((entry) => {
    const { data } = entry.fields
    const value = fieldOf(data, field)
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const part = within === undefined ? undefined : fieldOf(data, within)
    const key = JSON.stringify([normalized(value), normalized(part)])
    const owner = owners.get(key)
    if (!owner) {
      owners.set(key, entry)
      return []
    }
    const peers = entries.filter(({ fields }) => within === undefined || fieldOf(fields.data, within) === part)
    const where = within === undefined ? '' : ` with the ${within} ${quote(part)}`
    const { file, line } = fieldProblem(owner.source, owner.fields, [field], '')
    const free = typeof value === 'number' ? freePosition(peers, field) : wanted && quote(wanted)
    const example = free === undefined ? '' : `, such as ${free}`
    const message = `the ${field} ${quote(value)} is already used in line ${line} of ${file}${where}; write another in one of the two${example}`
    return [fieldProblem(entry.source, entry.fields, [field], message)]
  })
}

/** Reports titles, questions, and positions that occur twice, at the copy or the later file. */
export const checkDuplicates: Rule = (content) =>
  Object.entries(uniqueFields).flatMap(([collection, fields]) => {
    const members = content.entries.filter((entry) => entry.collection === collection)
    return fields.flatMap((each) =>
      checkField(members, each, each.field === 'anchor' ? missingAnchors(content)[0] : undefined),
    )
  })
