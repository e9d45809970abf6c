import { routes } from '../../../routes'
import { kebabCase } from '../../../slug'
import { type CollectionName, collections } from '../../collections'
import { type Entry, fieldProblem, fieldText, fieldValue } from '../document'
import { textsOf } from '../entry'
import type { Problem } from '../problem'
import { membersOf, type Rule } from '../rule'
import { alternatives, didYouMean, nearest, quote } from '../words'
import { missingAnchors } from './service-anchors'

const namedByFile: readonly CollectionName[] = ['jobs', 'planTools']

/** Anchors that the careers page has already. Its other ids have a capital, which no name in the content has. */
const takenOnCareers: readonly string[] = routes.careers.anchors

/** Reports ids that differ from their file's name or are taken. */
export const checkIds: Rule = ({ entries }) =>
  entries.flatMap((entry) => {
    const { collection, slug } = entry
    const id = fieldText(entry, 'id')
    if (!namedByFile.includes(collection) || id === undefined) return []
    const at = (message: string) => [fieldProblem(entry, ['id'], message)]
    if (collection === 'jobs' && takenOnCareers.includes(id))
      return at(`the careers page has a part ${quote(id)} already; write another id`)
    // A name of another form is wrong itself, which is reported.
    if (id === slug || !kebabCase.test(slug) || !kebabCase.test(id)) return []
    return at(`the id ${quote(id)} differs from the file name; write "${slug}", or rename the file`)
  })

/** Whether a text is the title of a document, which an author may write in place of its name. */
const isTitleOf = (entry: Entry, text: string): boolean =>
  ['title', 'shortTitle'].some((name) => fieldText(entry, name)?.toLowerCase() === text.toLowerCase())

/** Reports references to documents that do not exist. */
export const checkReferences: Rule = (content) => {
  const { entries, misplaced } = content
  // Documents that refer to a service whose fixed anchor is missing: a consequence, which ends when the service is back.
  const missing = missingAnchors(content)
  return entries.flatMap((entry) => {
    const { document, texts } = textsOf(entry, 'reference')
    return texts.flatMap(({ meta, value, path }): Problem[] => {
      const collection = meta as CollectionName
      const targets = membersOf(entries, collection)
      const ids = [...targets, ...membersOf(misplaced, collection)].map(({ slug }) => slug)
      // Where none is left, the missing folder or document is reported.
      if (
        value === '' ||
        ids.length === 0 ||
        ids.includes(value) ||
        (collection === 'services' && missing.includes(value))
      )
        return []
      const known = targets.map(({ slug }) => slug)
      const near = nearest(value, known) ?? targets.find((target) => isTitleOf(target, value))?.slug
      const help = near ? didYouMean(value, near) : `write ${alternatives(known.map((id) => `"${id}"`))}`
      const { folder } = collections[collection]
      return [fieldProblem(document, path, `there is no document ${quote(value)} in the folder ${folder}; ${help}`)]
    })
  })
}

/** Where earlier addresses of articles are named: they redirect to the article, or to the list. */
const earlierAddresses: Partial<Record<CollectionName, string>> = {
  articles: 'oldSlugs',
  blogPage: 'removedArticles',
}

/** The earlier addresses of articles that a document names. */
export const oldSlugsIn = (entry: Entry): { field: string; slugs: readonly string[] } => {
  const field = earlierAddresses[entry.collection] ?? ''
  const slugs = fieldValue(entry, field)
  return { field, slugs: Array.isArray(slugs) ? slugs.map((slug) => (typeof slug === 'string' ? slug : '')) : [] }
}

/** Reports earlier addresses of articles that are in use: they will redirect. */
export const checkOldSlugs: Rule = ({ entries }) => {
  const taken = new Map(
    membersOf(entries, 'articles').map(({ slug, source }) => [slug, `the address of ${source.file}`]),
  )
  return entries.flatMap((entry) => {
    const { field, slugs } = oldSlugsIn(entry)
    return slugs.flatMap((slug, index) => {
      if (slug === '') return []
      if (slug === 'index')
        return [fieldProblem(entry, [field, index], 'hosts take "index" for the list of articles; remove it')]
      const owner = taken.get(slug)
      taken.set(slug, owner ?? `an old address in ${entry.source.file}`)
      return owner ? [fieldProblem(entry, [field, index], `"${slug}" is already ${owner}; remove it`)] : []
    })
  })
}
