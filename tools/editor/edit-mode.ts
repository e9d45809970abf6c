import { readTree } from '@site/content-check/node'
import { type IndexedSite, indexTexts, type PublishedIndex } from '@site/editor-page'
import { placeFiles, readEntry } from '../../lib/content/check'
import { type CollectionName, collections, type Fields } from '../../lib/content/collections'
import { expandPlaceholders, type Placeholders } from '../../lib/content/placeholders'
import { type PublicationFields, publicationOn } from '../../lib/content/publication'
import { today } from '../../lib/content/today'
import { formatDay, formatShortDay } from '../../lib/dates'
import { formatDollars } from '../../lib/money'
import { articlePath, blogListPath, jobPagePath, tagPath } from '../../lib/routes'
import { contentFolder } from '../check/content-tree'
import { siteEditor } from './site-editor'

/** Addresses of pages besides those that collections name. */
const morePages: Partial<Record<CollectionName, (slug: string) => string[]>> = {
  articles: (slug) => [articlePath(slug), blogListPath(2).replace('2', '<page>'), tagPath('<topic>')],
  blogPage: () => [blogListPath(2).replace('2', '<page>'), tagPath('<topic>')],
  careersPage: () => [jobPagePath('<job>')],
  jobs: (slug) => [jobPagePath(slug)],
}

/** What the edit mode of previews knows of this site. */
const editedSite = (facts: Placeholders, withDrafts: boolean): IndexedSite<CollectionName> => ({
  ...siteEditor,
  placeFiles,
  readEntry,
  shownOn: ({ collection, slug }) => [
    // An article has a page of its own.
    ...collections[collection].shownOn.filter((page) => collection !== 'articles' || !page.includes('<')),
    ...(morePages[collection]?.(slug) ?? []),
  ],
  isShown: ({ fields }) => {
    const publication = publicationOn(today(), fields.data as PublicationFields)
    return withDrafts || publication === 'live' || publication === 'expired'
  },
  expand: (text) => expandPlaceholders(text, facts),
  print: (value, { format }) => {
    if (typeof value === 'number') return [formatDollars(value)]
    return format === 'date' ? [formatDay(value), formatShortDay(value)] : []
  },
})

/**
 * Reads where each text of the content is written.
 * @param follows Whether the pages show the content as it is edited, with its drafts.
 */
export function readTexts(follows: boolean): PublishedIndex {
  const tree = readTree(...contentFolder())
  const bytes = tree.files.get(collections.site.pattern) ?? new Uint8Array()
  const file = { path: collections.site.pattern, collection: 'site', slug: 'site' } as const
  const facts = readEntry(file, tree.label, bytes).entry.fields.data as Fields<'site'>
  return {
    ...indexTexts(editedSite(facts, follows), tree),
    ...(follows ? { follows, opens: 'form' } : {}),
  }
}
