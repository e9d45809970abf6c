import {
  type BareFinding,
  type Content,
  type Entry,
  type FieldsOfFile,
  type Finding,
  fieldFinding,
  fieldText,
  fieldValue,
  linksOf,
  membersOf,
} from '@site/content-check'
import { articlePath, jobDialogPath, jobPagePath } from '../../routes'
import { daysAfter, isDay } from '../../text/dates'
import type { CollectionName } from '../collections'
import { firstDay, type PublicationFields, publicationOn } from '../publication'
import { found } from '../sentences'

type SiteEntry = Entry<CollectionName>

/** Whether an entry is kept out of the site. */
export const isDraft = (entry: Pick<FieldsOfFile, 'fields'>): boolean => fieldValue(entry, 'draft') === true

/** Days before the last day of a job from which the check warns. */
const noticeDays = 14

/** Days until the first day of an entry from which the check warns. */
const farDays = 366

/** Collections whose entries have a life, with the addresses of an entry. */
const addresses: Partial<Record<CollectionName, (slug: string) => string[]>> = {
  articles: (slug) => [articlePath(slug)],
  jobs: (slug) => [jobDialogPath(slug), jobPagePath(slug)],
}

/** The fields of an entry that decide when it is public. Values of a wrong type count as absent. */
const publicationFields = (entry: SiteEntry): PublicationFields => {
  const dayOf = (field: string): string | undefined => {
    const value = fieldText(entry, field)
    return value !== undefined && isDay(value) ? value : undefined
  }
  const [published, posted, validThrough] = [dayOf('published'), dayOf('posted'), dayOf('validThrough')]
  return { draft: isDraft(entry), published, posted, validThrough }
}

/** What is wrong with a link on the day from which it can be read: today, or the first day of its entry. */
const checkLink = (
  source: SiteEntry,
  target: SiteEntry,
  address: string,
  day: string,
  at: (wrong: BareFinding) => Finding,
): Finding[] => {
  // Fields that cannot be read may make it a draft.
  if (source.fields.data === undefined || isDraft(source)) return []
  const first = firstDay(publicationFields(source)) ?? day
  const fields = publicationFields(target)
  const state = publicationOn(first > day ? first : day, fields)
  const kind = target.collection === 'jobs' ? 'job' : 'article'
  if (state === 'scheduled') return [at(found('link/scheduled', { address, day: firstDay(fields) ?? '' }))]
  if (state === 'draft') return [at(found('link/draft', { address, kind }))]
  return state === 'expired' ? [at(found('link/expired', { address, day: fields.validThrough ?? '' }))] : []
}

/** Links to entries that are not public on the day on which the linking one is read. */
const checkLinksBetween = (entries: readonly SiteEntry[], day: string): Finding[] => {
  const targets = new Map<string, SiteEntry>()
  for (const entry of entries) {
    if (publicationOn(day, publicationFields(entry)) === 'live') continue
    for (const address of addresses[entry.collection]?.(entry.slug) ?? []) targets.set(address, entry)
  }
  if (targets.size === 0) return []
  return entries.flatMap((entry) =>
    linksOf(entry).flatMap(({ address, at }) => {
      const target = targets.get(address) ?? targets.get(address.replace(/[?#].*$/s, ''))
      return target && target !== entry ? checkLink(entry, target, address, day, at) : []
    }),
  )
}

const checkLastDay = (job: SiteEntry, day: string): Finding[] => {
  const { posted, validThrough } = publicationFields(job)
  if (validThrough === undefined || validThrough < (posted ?? '')) return []
  if (daysAfter(day, noticeDays) < validThrough) return []
  const id = validThrough < day ? 'publication/closed' : 'publication/closes'
  return [fieldFinding(job, ['validThrough'], found(id, { day: validThrough }))]
}

/** Warns of a first day that is so far away that its year may be mistyped. */
const checkFirstDay = (entry: SiteEntry, day: string): Finding[] => {
  const fields = publicationFields(entry)
  const first = firstDay(fields)
  if (fields.draft || first === undefined || first <= daysAfter(day, farDays)) return []
  const field = first === fields.published ? 'published' : 'posted'
  return [fieldFinding(entry, [field], found('publication/far', { day: first }))]
}

/** Reports links to entries that are not public, first days that are far away, and jobs that leave the site soon or have left it. Nothing without a day. */
export const checkPublication = ({ entries, tree: { day } }: Content<CollectionName>): Finding[] =>
  day === undefined
    ? []
    : [
        ...checkLinksBetween(entries, day),
        ...membersOf(entries, 'jobs').flatMap((job) => checkLastDay(job, day)),
        ...entries.flatMap((entry) => checkFirstDay(entry, day)),
      ]
