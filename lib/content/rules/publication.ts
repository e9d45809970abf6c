import {
  type Content,
  type Entry,
  type FieldsOfFile,
  type Finding,
  fieldFinding,
  fieldValue,
  linksOf,
} from '@site/content-check'
import { daysAfter, isDay } from '../../text/dates'
import { type CollectionName, collections, type SiteCollection } from '../collections'
import { type Life, lifeOf, publicationOn } from '../publication'
import { found } from '../sentences'

type SiteEntry = Entry<CollectionName>

/** Whether an entry is kept out of the site. */
export const isDraft = (entry: Pick<FieldsOfFile, 'fields'>): boolean => fieldValue(entry, 'draft') === true

/** Days before the last day of an entry from which the check warns. */
const noticeDays = 14

/** Days until the first day of an entry from which the check warns. */
const farDays = 366

/** The addresses of an entry: of its page, and of its part of another page. */
const addressesOf = ({ collection, slug }: SiteEntry): string[] => {
  const { address, anchors }: SiteCollection = collections[collection]
  return [...(address ? [address(slug)] : []), ...(anchors?.on.map((path) => `${path}#${slug}`) ?? [])]
}

/** When an entry is public. What is not a day counts as absent. */
const lifeOfEntry = ({ collection, fields }: SiteEntry): Life => {
  const { draft, first = '', last = '' } = lifeOf(collection, fields.data)
  return { draft, first: isDay(first) ? first : undefined, last: isDay(last) ? last : undefined }
}

/** What an entry is called in a sentence: `job`. */
const kindOf = ({ collection }: SiteEntry): string => {
  const { item }: SiteCollection = collections[collection]
  return item?.toLowerCase() ?? 'entry'
}

/** Links to entries that are not public on the day on which the linking one is read. */
const checkLinksBetween = (entries: readonly SiteEntry[], day: string): Finding[] => {
  const targets = new Map<string, SiteEntry>()
  for (const entry of entries) {
    if (publicationOn(day, lifeOfEntry(entry)) === 'live') continue
    for (const address of addressesOf(entry)) targets.set(address, entry)
  }
  if (targets.size === 0) return []
  return entries.flatMap((entry) => {
    // Fields that cannot be read may make it a draft.
    if (entry.fields.data === undefined || isDraft(entry)) return []
    const { first = day } = lifeOfEntry(entry)
    return linksOf(entry).flatMap(({ address, at }) => {
      const target = targets.get(address) ?? targets.get(address.replace(/[?#].*$/s, ''))
      if (!target || target === entry) return []
      const life = lifeOfEntry(target)
      const state = publicationOn(first > day ? first : day, life)
      const kind = kindOf(target)
      if (state === 'scheduled') return [at(found('link/scheduled', { address, day: life.first ?? '' }))]
      if (state === 'draft') return [at(found('link/draft', { address, kind }))]
      return state === 'expired' ? [at(found('link/expired', { address, kind, day: life.last ?? '' }))] : []
    })
  })
}

/** Warns of an entry that leaves the site soon, or has left it. */
const checkLastDay = (entry: SiteEntry, day: string): Finding[] => {
  const { address, life }: SiteCollection = collections[entry.collection]
  const { first = '', last } = lifeOfEntry(entry)
  if (life?.last === undefined || last === undefined || last < first || daysAfter(day, noticeDays) < last) return []
  const id = last < day ? 'publication/closed' : 'publication/closes'
  const page = address ? ', and its page says so; delete the file to remove the page too' : '; delete the file'
  return [fieldFinding(entry, [life.last], found(id, { kind: kindOf(entry), day: last, page }))]
}

/** Warns of a first day that is so far away that its year may be mistyped. */
const checkFirstDay = (entry: SiteEntry, day: string): Finding[] => {
  const { life }: SiteCollection = collections[entry.collection]
  const { draft, first } = lifeOfEntry(entry)
  if (draft || life?.first === undefined || first === undefined || first <= daysAfter(day, farDays)) return []
  return [fieldFinding(entry, [life.first], found('publication/far', { day: first }))]
}

/** Reports links to entries that are not public, first days that are far away, and entries that leave the site soon or have left it. Nothing without a day. */
export const checkPublication = ({ entries, tree: { day } }: Content<CollectionName>): Finding[] =>
  day === undefined
    ? []
    : [
        ...checkLinksBetween(entries, day),
        ...entries.flatMap((entry) => [...checkLastDay(entry, day), ...checkFirstDay(entry, day)]),
      ]
