import { type CollectionName, collections } from '../../collections'
import { legalSlugs } from '../../schemas/collections'
import { type Entry, fieldValue } from '../document'
import { fileProblem, type Problem } from '../problem'
import { membersOf, type Rule } from '../rule'
import { schemaAt } from '../schema/walk'
import { problemAt } from '../source'
import { alternatives } from '../words'

/** A collection that needs a document, or a part of it where `field` is `value`. */
const needed: readonly { collection: CollectionName; field?: string; value?: string }[] = [
  { collection: 'faq' },
  { collection: 'testimonials' },
  { collection: 'stats' },
  { collection: 'useCases' },
  { collection: 'planTools' },
  { collection: 'quotes', field: 'placement', value: 'rotating' },
  { collection: 'quotes', field: 'placement', value: 'carousel' },
]

/** Reports collections without a document that the pages cannot do without. */
export const checkAmounts: Rule = ({ entries, misplaced, tree }) =>
  needed.flatMap(({ collection, field, value }) => {
    const { folder, schema } = collections[collection]
    const members = membersOf(entries, collection)
    const isMissing =
      field === undefined ? members.length === 0 : members.every((entry) => fieldValue(entry, field) !== value)
    // Documents in a folder of that folder, which is reported, are not lost.
    const isElsewhere = [...tree.folders].some((other) => other.startsWith(`${folder}/`))
    if (!isMissing || isElsewhere || !tree.folders.has(folder) || membersOf(misplaced, collection).length > 0) return []
    // A document whose field is wrong may be the missing one.
    const isUnknown =
      field !== undefined &&
      members.some(
        (entry) => !schemaAt(schema, entry.fields.data, [field])?.safeParse(fieldValue(entry, field)).success,
      )
    if (isUnknown) return []
    const message =
      field === undefined || members.length === 0
        ? 'the folder has no document; the site needs at least 1, so restore or write one'
        : `no document has "${field}: ${value}"; the site needs at least 1, so write that in one of them`
    return [fileProblem(`${tree.label}/${folder}`, message)]
  })

/** Whether a page shows documents of this name: no page shows other legal documents, which is reported. */
export const hasPage = ({ collection, slug }: Pick<Entry, 'collection' | 'slug'>): boolean =>
  collection !== 'legal' || legalSlugs.includes(slug)

/** Reports legal documents that are missing, and those that no page shows. */
export const checkLegal: Rule = ({ entries, misplaced, tree }) => {
  if (!tree.folders.has('legal')) return []
  const members = membersOf(entries, 'legal')
  const known = [...members, ...membersOf(misplaced, 'legal')].map(({ slug }) => slug)
  const missing = legalSlugs.filter((slug) => !known.includes(slug))
  const extra = members.filter((entry) => !hasPage(entry)).map(({ source }) => source.file)
  // A document under another name is the one that is missing.
  if (extra.length === 1 && missing.length === 1)
    return extra.map((file) =>
      fileProblem(file, `no page shows a document of this name; rename it to "${missing[0]}.md"`),
    )
  return [
    ...missing.map((slug) =>
      fileProblem(`${tree.label}/legal/${slug}.md`, 'missing file; the site has an address for it, so write it'),
    ),
    ...extra.map((file) =>
      fileProblem(
        file,
        `no page shows this document; put its text into ${alternatives(legalSlugs.map((slug) => `${slug}.md`))}, and delete this file`,
      ),
    ),
  ]
}

/** Reports legal texts without sections: their page numbers these and lists them beside the text. */
export const checkSections: Rule = ({ entries }) =>
  membersOf(entries, 'legal').flatMap(({ source, body }): Problem[] => {
    if (!body?.parsed || body.headings.some(({ depth }) => depth === 2)) return []
    const message = 'the text has no sections; start each with a line "## " and its heading'
    return [problemAt(source, body.start, 'body', message)]
  })

/** Reports symbolic links: they would publish whatever file of the building machine they lead to. */
export const checkSymbolicLinks: Rule = ({ tree }) =>
  (tree.symbolicLinks ?? []).map((file) =>
    fileProblem(file, 'a link to another file (symbolic link) cannot be published; put the file itself here'),
  )
