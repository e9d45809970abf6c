import {
  type BareFinding,
  type Content,
  type Entry,
  enumeration,
  type Finding,
  fieldFinding,
  fieldText,
  fieldValue,
  fileFinding,
  kebabCase,
} from '@site/content-check'
import { type Route, routes } from '../../routes'
import { type CollectionName, collectionNames, collections, type SiteCollection } from '../collections'
import { found } from '../sentences'

type SiteEntry = Entry<CollectionName>

/** Parts that the pages of a collection have already. Their other ids have a capital, which no name in the content has. */
const takenParts = ({ anchors }: SiteCollection): string[] =>
  Object.values<Route>(routes).flatMap(({ path, anchors: own }) => (anchors?.on.includes(path) ? own : []))

/** Reports an id or an anchor that is taken, and an id that differs from its file's name. */
export const checkId = (entry: SiteEntry): Finding[] => {
  const { collection, slug } = entry
  const facts: SiteCollection = collections[collection]
  const field = facts.isNamedById ? 'id' : facts.anchors?.field
  const id = field && fieldText(entry, field)
  if (!field || id === undefined) return []
  const at = (wrong: BareFinding) => [fieldFinding(entry, [field], wrong)]
  if (takenParts(facts).includes(id))
    return at(found('site/id-taken', { id, pages: enumeration(facts.anchors?.on ?? []) }))
  // A name of another form is wrong itself, which is reported.
  if (field !== 'id' || id === slug || !kebabCase.test(slug) || !kebabCase.test(id)) return []
  return at(found('site/id', { id, slug }))
}

/** Reports an entry whose page would have the address of another one. */
export const checkTakenName = ({ collection, slug, source }: SiteEntry): Finding[] => {
  const { takenNames = [] }: SiteCollection = collections[collection]
  return takenNames.includes(slug) ? [fileFinding(source.file, found('site/taken-name', { slug }))] : []
}

/** The earlier names that an entry has in its field for them, and the collection of whose entries they are. */
export const oldSlugsIn = (entry: SiteEntry): { field: string; of: string; slugs: readonly string[] } => {
  const { earlier: { field, of = entry.collection } = { field: '' } }: SiteCollection = collections[entry.collection]
  const slugs = fieldValue(entry, field)
  return { field, of, slugs: Array.isArray(slugs) ? slugs.map((slug) => (typeof slug === 'string' ? slug : '')) : [] }
}

/** Reports earlier addresses that are in use: they will lead elsewhere. */
export const checkOldSlugs = ({ entries }: Content<CollectionName>): Finding[] => {
  const taken = new Map<string, string>([
    ...entries.map((entry) => {
      const { opens }: SiteCollection = collections[entry.collection]
      const name = opens ? fieldText(entry, opens.field) : entry.slug
      return [`${entry.collection}/${name}`, `the address of ${entry.source.file}`] as const
    }),
    ...collectionNames.flatMap((name) =>
      takenParts(collections[name]).map((part) => [`${name}/${part}`, 'a part of the page'] as const),
    ),
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
