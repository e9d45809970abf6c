import {
  type BareFinding,
  type Content,
  type Entry,
  type Finding,
  fieldFinding,
  fieldText,
  fieldValue,
  kebabCase,
} from '@site/content-check'
import { routes } from '../../routes'
import type { CollectionName } from '../collections'
import { found } from '../sentences'

type SiteEntry = Entry<CollectionName>

const namedByFile: readonly CollectionName[] = ['jobs', 'planTools']

/** Anchors that the careers page has already. Its other ids have a capital, which no name in the content has. */
const takenOnCareers: readonly string[] = routes.careers.anchors

/** Reports an id that differs from its file's name or is taken. */
export const checkId = (entry: SiteEntry): Finding[] => {
  const { collection, slug } = entry
  const id = fieldText(entry, 'id')
  if (!namedByFile.includes(collection) || id === undefined) return []
  const at = (wrong: BareFinding) => [fieldFinding(entry, ['id'], wrong)]
  if (collection === 'jobs' && takenOnCareers.includes(id)) return at(found('site/id-taken', { id }))
  // A name of another form is wrong itself, which is reported.
  if (id === slug || !kebabCase.test(slug) || !kebabCase.test(id)) return []
  return at(found('site/id', { id, slug }))
}

/** Where earlier addresses of entries are named, and of which entries: they lead to the entry, or to the list. */
const earlierAddresses: Partial<Record<CollectionName, { field: string; of: CollectionName }>> = {
  articles: { field: 'oldSlugs', of: 'articles' },
  blogPage: { field: 'removedArticles', of: 'articles' },
  faq: { field: 'oldSlugs', of: 'faq' },
  jobs: { field: 'oldSlugs', of: 'jobs' },
}

/** The earlier addresses that an entry names, and of which entries they are. */
export const oldSlugsIn = (entry: SiteEntry): { field: string; of?: CollectionName; slugs: readonly string[] } => {
  const named = earlierAddresses[entry.collection] ?? { field: '' }
  const slugs = fieldValue(entry, named.field)
  return { ...named, slugs: Array.isArray(slugs) ? slugs.map((slug) => (typeof slug === 'string' ? slug : '')) : [] }
}

/** Reports earlier addresses that are in use: they will lead elsewhere. */
export const checkOldSlugs = ({ entries }: Content<CollectionName>): Finding[] => {
  const taken = new Map<string, string>([
    ...entries.map(
      ({ collection, slug, source }) => [`${collection}/${slug}`, `the address of ${source.file}`] as const,
    ),
    ...takenOnCareers.map((part) => [`jobs/${part}`, 'a part of the careers page'] as const),
  ])
  return entries.flatMap((entry) => {
    const { field, of, slugs } = oldSlugsIn(entry)
    return slugs.flatMap((slug, index) => {
      if (slug === '') return []
      if (slug === 'index') return [fieldFinding(entry, [field, index], found('address/index'))]
      const owner = taken.get(`${of}/${slug}`)
      taken.set(`${of}/${slug}`, owner ?? `an old address in ${entry.source.file}`)
      return owner ? [fieldFinding(entry, [field, index], found('address/taken', { slug, owner }))] : []
    })
  })
}
