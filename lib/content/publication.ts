import { type Entry, fieldOf, membersOf } from '@site/content-check'
import { daysAfter, formatDay } from '../text/dates'
import { type CollectionName, collections, type SiteCollection } from './collections'
import { countEntries, type Placeholders } from './placeholders'

/** When an entry is public. Both days are inclusive. */
export interface Life {
  draft?: boolean | undefined
  first?: string | undefined
  last?: string | undefined
}

/** Whether an entry is public: only `live` ones are in the exported site. */
export type Publication = 'draft' | 'scheduled' | 'live' | 'expired'

/** When an entry is public, by the fields that its collection names for it. Values of a wrong type count as absent. */
export function lifeOf(name: CollectionName, fields: unknown): Life {
  const { life = {} }: SiteCollection = collections[name]
  const dayIn = (field = '') => {
    const value = fieldOf(fields, field)
    return typeof value === 'string' ? value : undefined
  }
  return { draft: fieldOf(fields, 'draft') === true, first: dayIn(life.first), last: dayIn(life.last) }
}

/** The publication of an entry on a day. */
export function publicationOn(day: string, { draft, first, last }: Life): Publication {
  if (draft === true) return 'draft'
  if ((last ?? day) < day) return 'expired'
  return (first ?? day) > day ? 'scheduled' : 'live'
}

/** The first day after another one on which an entry appears or leaves; undefined when none does. */
export const nextChange = (day: string, entries: readonly Life[]): string | undefined =>
  entries
    .flatMap(({ first, last }) => [first ?? day, last ? daysAfter(last, 1) : day])
    .filter((each) => each > day)
    .sort()[0]

/** Whether the pages show an entry on a day. `npm run dev` also shows drafts and scheduled entries. */
export function isVisible(day: string, entry: Life, withDrafts: boolean): boolean {
  const publication = publicationOn(day, entry)
  return publication === 'live' || (withDrafts && publication !== 'expired')
}

/** What editors read beside an entry that only `npm run dev` shows; undefined for a public one. */
export function publicationNote(day: string, entry: Life): string | undefined {
  const publication = publicationOn(day, entry)
  if (publication === 'draft') return 'Draft: not on the live site'
  return publication === 'scheduled' ? `Scheduled for ${formatDay(entry.first ?? day)}` : undefined
}

/** The facts of site.yaml among the entries of a check, with the numbers of those that the pages show on a day. */
export const factsOf = (entries: readonly Entry<CollectionName>[], day: string, withDrafts: boolean) => {
  const isVisibleEntry = (each: Entry<CollectionName>) =>
    isVisible(day, lifeOf(each.collection, each.fields.data), withDrafts)
  const counts = countEntries((name) => membersOf(entries, name).filter(isVisibleEntry).length)
  return { ...(membersOf(entries, 'site')[0]?.fields.data as Placeholders), counts }
}
