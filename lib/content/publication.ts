import { daysAfter, formatDay } from '../text/dates'

/** Fields that decide when an entry is public; a collection has those that its schema names. All days are inclusive. */
export interface PublicationFields {
  draft?: boolean | undefined
  /** First day of an article. */
  published?: string | undefined
  /** First day of a job. */
  posted?: string | undefined
  /** Last day of a job. */
  validThrough?: string | undefined
}

/** Whether an entry is public: only `live` ones are in the exported site. */
export type Publication = 'draft' | 'scheduled' | 'live' | 'expired'

/** The first day of an entry, if it has one. */
export const firstDay = ({ published, posted }: PublicationFields): string | undefined => published ?? posted

/** The publication of an entry on a day. */
export function publicationOn(day: string, entry: PublicationFields): Publication {
  if (entry.draft === true) return 'draft'
  if ((entry.validThrough ?? day) < day) return 'expired'
  return (firstDay(entry) ?? day) > day ? 'scheduled' : 'live'
}

/** The first day after another one on which an entry appears or leaves; undefined when none does. */
export const nextChange = (day: string, entries: readonly PublicationFields[]): string | undefined =>
  entries
    .flatMap((entry) => [firstDay(entry) ?? day, entry.validThrough ? daysAfter(entry.validThrough, 1) : day])
    .filter((each) => each > day)
    .sort()[0]

/** Whether the pages show an entry on a day. `npm run dev` also shows drafts and scheduled entries. */
export function isVisible(day: string, entry: PublicationFields, withDrafts: boolean): boolean {
  const publication = publicationOn(day, entry)
  return publication === 'live' || (withDrafts && publication !== 'expired')
}

/** What editors read beside an entry that only `npm run dev` shows; undefined for a public one. */
export function publicationNote(day: string, entry: PublicationFields): string | undefined {
  const publication = publicationOn(day, entry)
  if (publication === 'draft') return 'Draft: not on the live site'
  return publication === 'scheduled' ? `Scheduled for ${formatDay(firstDay(entry) ?? day)}` : undefined
}
