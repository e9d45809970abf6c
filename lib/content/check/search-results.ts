import type { CollectionName } from '../collections'
import { copiesLast } from './copies-last'
import type { Entry } from './entry'
import type { FieldPath, Problem } from './problem'
import type { Rule } from './rule'
import { fieldOf, valueAt } from './schema-walk'
import { quote } from './words'
import { fieldProblem } from './yaml-fields'

/** The fields that search engines show of a document. */
interface SearchFields {
  title: FieldPath
  description: FieldPath
}

const ofPage: SearchFields = { title: ['seo', 'title'], description: ['seo', 'description'] }

const ofDocuments: Partial<Record<CollectionName, SearchFields>> = {
  articles: { title: ['title'], description: ['preview'] },
  jobs: { title: ['title'], description: ['preview'] },
  legal: { title: ['title'], description: ['description'] },
}

const fieldsOf = ({ collection, fields }: Entry): SearchFields | undefined =>
  ofDocuments[collection] ?? (fieldOf(fields.data, 'seo') ? ofPage : undefined)

const textAt = ({ fields }: Entry, path: FieldPath): string => {
  const value = valueAt(fields.data, path)
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

/**
 * Reports titles and descriptions that two pages of the site share, at the copy or the later file: search engines then show
 * only one of the pages. The description of a copied document is not reported beside its title.
 */
export const checkSearchResults: Rule = ({ entries }) => {
  const owners = new Map<string, Entry>()
  const check = (entry: Entry, name: keyof SearchFields, path: FieldPath): Problem[] => {
    const text = textAt(entry, path)
    const owner = owners.get(`${name} ${text}`)
    if (text === '' || !owner) {
      owners.set(`${name} ${text}`, entry)
      return []
    }
    // Titles within a collection are checked with its other fields that must differ.
    if (name === 'title' && owner.collection === entry.collection) return []
    const titles = [owner, entry].map((each) => textAt(each, fieldsOf(each)?.title ?? []))
    if (name === 'description' && titles[0] === titles[1]) return []
    const message = `the ${name} ${quote(valueAt(entry.fields.data, path))} is already used in ${owner.source.file}; write another, since search engines show only one of two pages that look the same`
    return [fieldProblem(entry.source, entry.fields, path, message)]
  }
  const ordered = [...new Set(entries.map(({ collection }) => collection))].flatMap((name) =>
    copiesLast(entries.filter(({ collection }) => collection === name)),
  )
  return ordered.flatMap((entry) => {
    const fields = fieldsOf(entry)
    if (!fields || fieldOf(entry.fields.data, 'draft') === true) return []
    return [...check(entry, 'title', fields.title), ...check(entry, 'description', fields.description)]
  })
}
