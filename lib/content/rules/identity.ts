import {
  type Content,
  type Entry,
  fieldProblem,
  fieldText,
  fieldValue,
  kebabCase,
  membersOf,
  type Problem,
  quote,
} from '@site/content-check'
import { routes } from '../../routes'
import type { CollectionName } from '../collections'

type SiteEntry = Entry<CollectionName>

const namedByFile: readonly CollectionName[] = ['jobs', 'planTools']

/** Anchors that the careers page has already. Its other ids have a capital, which no name in the content has. */
const takenOnCareers: readonly string[] = routes.careers.anchors

/** Reports an id that differs from its file's name or is taken. */
export const checkId = (entry: SiteEntry): Problem[] => {
  const { collection, slug } = entry
  const id = fieldText(entry, 'id')
  if (!namedByFile.includes(collection) || id === undefined) return []
  const at = (message: string) => [fieldProblem(entry, ['id'], message)]
  if (collection === 'jobs' && takenOnCareers.includes(id))
    return at(`the careers page has a part ${quote(id)} already; write another id`)
  // A name of another form is wrong itself, which is reported.
  if (id === slug || !kebabCase.test(slug) || !kebabCase.test(id)) return []
  return at(`the id ${quote(id)} differs from the file name; write "${slug}", or rename the file`)
}

/** Where earlier addresses of articles are named: they redirect to the article, or to the list. */
const earlierAddresses: Partial<Record<CollectionName, string>> = {
  articles: 'oldSlugs',
  blogPage: 'removedArticles',
}

/** The earlier addresses of articles that an entry names. */
export const oldSlugsIn = (entry: SiteEntry): { field: string; slugs: readonly string[] } => {
  const field = earlierAddresses[entry.collection] ?? ''
  const slugs = fieldValue(entry, field)
  return { field, slugs: Array.isArray(slugs) ? slugs.map((slug) => (typeof slug === 'string' ? slug : '')) : [] }
}

/** Reports earlier addresses of articles that are in use: they will redirect. */
export const checkOldSlugs = ({ entries }: Content<CollectionName>): Problem[] => {
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
