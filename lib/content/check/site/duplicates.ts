import type { CollectionName } from '../../collections'
import { type Entry, fieldProblem, fieldValue } from '../document'
import type { Problem } from '../problem'
import { membersOf, type Rule } from '../rule'
import { quote } from '../words'
import { copiesLast, repeated } from './copies'
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
