import { fieldOf } from '@site/content-check'
import { type CollectionName, collectionNames, collections, type SiteCollection } from './collections'
import { expandPlaceholders, type Placeholders } from './placeholders'
import { isVisible, lifeOf, publicationOn } from './publication'

/** An address of an entry: its page, or one that opens a page at its part. */
export interface EntryAddress {
  collection: CollectionName
  address: string
  /** Earlier addresses. */
  earlier: readonly string[]
  title: string
  summary: string
  /** Its file, in the folder of the content. */
  file: string
  /** Day of its publication, where it has one. */
  first: string | undefined
  /** Whether its last day has passed, which its page says. */
  isOver: boolean
  /** Whether search engines and others are told of it: not of a part of a page. */
  isPage: boolean
}

/**
 * The addresses of the entries that are shown on a day, or were until their last one, in the order of the collections. Those of parts of a
 * page, such as `/faq#prices`, are left out.
 */
export const listAddresses = (
  documentsOf: (name: CollectionName) => readonly object[],
  facts: Placeholders,
  { day, dev }: { day: string; dev: boolean },
): EntryAddress[] =>
  collectionNames.flatMap((collection) => {
    const { address, anchors, opens, earlier, search, pattern }: SiteCollection = collections[collection]
    const pathOf = opens?.path ?? address
    if (!pathOf || pathOf('').includes('#')) return []
    const all = documentsOf(collection) as readonly { slug: string; order?: number }[]
    return all
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .flatMap((entry) => {
        const life = lifeOf(collection, entry)
        const isOver = publicationOn(day, life) === 'expired'
        if (!isOver && !isVisible(day, life, dev)) return []
        const textOf = (field = 'title') => expandPlaceholders(String(fieldOf(entry, field)), facts)
        const name = opens ? fieldOf(entry, opens.field) : entry.slug
        return {
          collection,
          // Without an address of its own, a part keeps its anchor.
          address: name === undefined ? `${anchors?.on[0]}#${textOf(anchors?.field)}` : pathOf(String(name)),
          earlier: [fieldOf(entry, earlier?.field ?? '') ?? []].flat().map((old) => pathOf(String(old))),
          title: textOf(search?.title),
          summary: textOf(search?.description),
          file: pattern.replace('*', entry.slug),
          first: life.first,
          isOver,
          isPage: opens === undefined,
        }
      })
  })
