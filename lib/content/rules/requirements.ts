import {
  alternatives,
  asWarning,
  type Content,
  type Entry,
  fieldProblem,
  fieldText,
  fieldValue,
  fileProblem,
  membersOf,
  type Problem,
  problemAt,
  schemaAt,
} from '@site/content-check'
import { type CollectionName, collections } from '../collections'
import { legalSlugs } from '../schemas/collections'
import { isDraft } from './publication'

/** A collection that needs an entry, or a part of it where `field` is `value`. */
const needed: readonly { collection: CollectionName; field?: string; value?: string }[] = [
  { collection: 'faq' },
  { collection: 'testimonials' },
  { collection: 'stats' },
  { collection: 'useCases' },
  { collection: 'planTools' },
  { collection: 'quotes', field: 'placement', value: 'rotating' },
  { collection: 'quotes', field: 'placement', value: 'carousel' },
]

/** Reports collections without an entry that the pages cannot do without. */
export const checkAmounts = ({ entries, misplaced, tree }: Content<CollectionName>): Problem[] =>
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
    const message =
      field === undefined || members.length === 0
        ? 'the folder has no entry; the site needs at least 1, so restore or write one'
        : `no entry has "${field}: ${value}"; the site needs at least 1, so write that in one of them`
    return [fileProblem(`${tree.label}/${folder}`, message)]
  })

/** Whether a page shows entries of this name: no page shows other legal texts, which is reported. */
export const hasPage = ({ collection, slug }: Pick<Entry<CollectionName>, 'collection' | 'slug'>): boolean =>
  collection !== 'legal' || legalSlugs.includes(slug)

/** Reports legal texts that are missing, and those that no page shows. */
export const checkLegal = ({ entries, misplaced, tree }: Content<CollectionName>): Problem[] => {
  if (!tree.folders.has('legal')) return []
  const members = membersOf(entries, 'legal')
  const known = [...members, ...membersOf(misplaced, 'legal')].map(({ slug }) => slug)
  const missing = legalSlugs.filter((slug) => !known.includes(slug))
  const extra = members.filter((entry) => !hasPage(entry)).map(({ source }) => source.file)
  // An entry under another name is the one that is missing.
  if (extra.length === 1 && missing.length === 1)
    return extra.map((file) =>
      fileProblem(file, `no page shows an entry of this name; rename it to "${missing[0]}.md"`),
    )
  return [
    ...missing.map((slug) =>
      fileProblem(`${tree.label}/legal/${slug}.md`, 'missing file; the site has an address for it, so write it'),
    ),
    ...extra.map((file) =>
      fileProblem(
        file,
        `no page shows this entry; put its text into ${alternatives(legalSlugs.map((slug) => `${slug}.md`))}, and delete this file`,
      ),
    ),
  ]
}

/** Reports legal texts without sections: their page numbers these and lists them beside the text. */
export const checkSections = ({ collection, source, body }: Entry<CollectionName>): Problem[] => {
  if (collection !== 'legal' || !body?.parsed || body.headings.some(({ depth }) => depth === 2)) return []
  const message = 'the text has no sections; start each with a line "## " and its heading'
  return [problemAt(source, body.start, 'body', message)]
}

/** Warns of a tool that seems to cost nothing, unless it is a draft. */
export const checkPrice = (entry: Entry<CollectionName>): Problem[] => {
  if (entry.collection !== 'planTools' || fieldValue(entry, 'price') !== 0 || isDraft(entry)) return []
  const message = 'the site shows this tool as costing $0; write its price if it is not free'
  return [asWarning(fieldProblem(entry, ['price'], message))]
}

/** Warns of a question that goes on with its answer, and of a text that begins with what the page prints above it. */
export const checkQuestion = (entry: Entry<CollectionName>): Problem[] => {
  const field = { articles: 'title', faq: 'question' }[String(entry.collection)]
  const head = field && fieldText(entry, field)?.trim()
  if (!head || !entry.body) return []
  const start = entry.body.start + entry.source.text.slice(entry.body.start).search(/[\p{L}\p{N}]|$/u)
  const message = `the text begins with the ${field}, which the page shows above it; remove it here`
  const isRepeated = entry.source.text.slice(start).toLowerCase().startsWith(head.toLowerCase())
  const help = 'the text goes on after the question mark; write the answer below the fields'
  return [
    ...(isRepeated ? [asWarning(problemAt(entry.source, start, 'body', message))] : []),
    ...(field === 'question' && /\?\s+[^?]+$/.test(head) ? [asWarning(fieldProblem(entry, [field], help))] : []),
  ]
}

/** Warns of a project that took longer than planned, and of a share of more than the whole. */
export const checkShares = (entry: Entry<CollectionName>): Problem[] => {
  const { planned, actual } = Object(fieldValue(entry, 'duration'))
  const text = `${fieldText(entry, 'claim')} ${fieldText(entry, 'description')}`
  const isShare =
    fieldValue(entry, 'unit') === '%' && /satisf|happy|recommend|accura|uptime|on time|clients who/i.test(text)
  const late = 'this is longer than what was planned; exchange the two numbers if that is not meant'
  return [
    ...(planned < actual ? [asWarning(fieldProblem(entry, ['duration', 'actual'], late))] : []),
    ...(isShare && Number(fieldValue(entry, 'value')) > 100
      ? [asWarning(fieldProblem(entry, ['value'], 'a share cannot be more than 100%; write a smaller number'))]
      : []),
  ]
}
