import { formatDay } from '../dates'

/** Fields that decide when a document is public; a collection has those that its schema names. All days are inclusive. */
export interface PublicationFields {
  draft?: boolean | undefined
  /** First day of an article. */
  published?: string | undefined
  /** First day of a job. */
  posted?: string | undefined
  /** Last day of a job. */
  validThrough?: string | undefined
}

/** Whether a document is public: only `live` ones are in the exported site. */
export type Publication = 'draft' | 'scheduled' | 'live' | 'expired'

/** The first day of a document, if it has one. */
export const firstDay = ({ published, posted }: PublicationFields): string | undefined => published ?? posted

/** The publication of a document on a day. */
export function publicationOn(day: string, document: PublicationFields): Publication {
  if (document.draft === true) return 'draft'
  if ((document.validThrough ?? day) < day) return 'expired'
  return (firstDay(document) ?? day) > day ? 'scheduled' : 'live'
}

/** Whether the pages show a document on a day. A preview, which `npm run dev` serves, also shows drafts and scheduled documents. */
export function isShown(day: string, document: PublicationFields, preview: boolean): boolean {
  const publication = publicationOn(day, document)
  return publication === 'live' || (preview && publication !== 'expired')
}

/** What editors read beside a document that only the preview shows; undefined for a public one. */
export function publicationNote(day: string, document: PublicationFields): string | undefined {
  const publication = publicationOn(day, document)
  if (publication === 'draft') return 'Draft: not on the live site'
  return publication === 'scheduled' ? `Scheduled for ${formatDay(firstDay(document) ?? day)}` : undefined
}
