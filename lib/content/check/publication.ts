import { articlePath, jobPagePath, jobPath } from '../../routes'
import { type CollectionName, collections } from '../collections'
import { firstDay, type PublicationFields, publicationOn } from '../publication'
import { daysAfter, today } from '../today'
import type { Entry } from './entry'
import type { Problem } from './problem'
import type { Rule } from './rule'
import { fieldOf, visitMeta } from './schema-walk'
import { fieldProblem } from './yaml-fields'

/** Days before the last day of a job from which the check warns. */
const noticeDays = 14

/** Days until the first day of a document from which the check warns. */
const farDays = 366

/** Collections whose documents have a life, with the addresses of a document. */
const addresses: Partial<Record<CollectionName, (slug: string) => string[]>> = {
  articles: (slug) => [articlePath(slug)],
  jobs: (slug) => [jobPath(slug), jobPagePath(slug)],
}

const dayOf = (data: unknown, field: string): string | undefined => {
  const value = fieldOf(data, field)
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
}

/** The fields of a document that decide when it is public. Values of a wrong type count as absent. */
const publicationFields = ({ fields: { data } }: Entry): PublicationFields => ({
  draft: fieldOf(data, 'draft') === true,
  published: dayOf(data, 'published'),
  posted: dayOf(data, 'posted'),
  validThrough: dayOf(data, 'validThrough'),
})

/** The day of a document on which its links must work: its first day when that is still to come. */
const readOn = (entry: Entry, day: string): string => {
  const first = firstDay(publicationFields(entry)) ?? day
  return first > day ? first : day
}

const linkMessage = (address: string, source: Entry, target: Entry, day: string): Partial<Problem> | undefined => {
  const fields = publicationFields(target)
  if (publicationFields(source).draft) return undefined
  const state = publicationOn(readOn(source, day), fields)
  if (state === 'scheduled')
    return {
      message: `"${address}" is not public before ${firstDay(fields)}; link to another page until then, or publish it earlier`,
    }
  if (state === 'draft' && target.collection === 'jobs')
    return { message: `"${address}" is the address of a draft; publish that job or link to another page` }
  if (state !== 'expired') return undefined
  const message = `"${address}" is a job that has been closed since ${fields.validThrough}; link to another page`
  return { severity: 'warning', message }
}

/** Links to documents that are not public on the day on which the linking one is read. */
const checkLinksBetween = (entries: readonly Entry[], day: string): Problem[] => {
  const targets = new Map(
    entries.flatMap((entry): [string, Entry][] => {
      if (publicationOn(day, publicationFields(entry)) === 'live') return []
      return (addresses[entry.collection]?.(entry.slug) ?? []).map((address) => [address, entry])
    }),
  )
  if (targets.size === 0) return []
  const messageFor = (entry: Entry, address: string) => {
    const target = targets.get(address) ?? targets.get(address.replace(/#.*$/, ''))
    return target && target !== entry ? linkMessage(address, entry, target, day) : undefined
  }
  return entries.flatMap((entry) => {
    const problems: Problem[] = []
    visitMeta(collections[entry.collection].schema, entry.fields.data, (meta, value, path) => {
      const found = meta['link'] === 'internal' && typeof value === 'string' ? messageFor(entry, value) : undefined
      if (found) problems.push({ ...fieldProblem(entry.source, entry.fields, path, found.message ?? ''), ...found })
    })
    const inBody = (entry.body?.links ?? []).flatMap(({ address, line, column }) => {
      const found = messageFor(entry, address)
      return found ? [{ file: entry.source.file, path: 'body', line, column, message: '', ...found }] : []
    })
    return [...problems, ...inBody]
  })
}

const checkJobDays = (entry: Entry, day: string): Problem[] => {
  const { posted, validThrough } = publicationFields(entry)
  if (entry.collection !== 'jobs' || validThrough === undefined) return []
  const at = (message: string): Problem => fieldProblem(entry.source, entry.fields, ['validThrough'], message)
  if (posted !== undefined && validThrough < posted)
    return [at(`is before ${posted}, the day the job was posted; write that day or a later one`)]
  if (validThrough < day)
    return [
      {
        ...at(
          `the job has been closed since ${validThrough}: it is on no list, and its page says so; delete the file to remove the page too, or write a later day`,
        ),
        severity: 'warning',
      },
    ]
  return daysAfter(day, noticeDays) < validThrough
    ? []
    : [
        {
          ...at(
            `the job leaves the list of open positions after ${validThrough}; write a later day if it is still open`,
          ),
          severity: 'warning',
        },
      ]
}

/** Warns of a first day that is so far away that its year may be mistyped. */
const checkFirstDay = (entry: Entry, day: string): Problem[] => {
  const fields = publicationFields(entry)
  const first = firstDay(fields)
  if (fields.draft || first === undefined || first <= daysAfter(day, farDays)) return []
  const field = first === fields.published ? 'published' : 'posted'
  const message = `appears on ${first}, more than a year from now; write an earlier day if this is not meant`
  return [{ ...fieldProblem(entry.source, entry.fields, [field], message), severity: 'warning' }]
}

/** Reports links to documents that are not public, first days that are far away, and jobs that leave the site soon or have left it. */
export const checkPublication: Rule = ({ entries, tree: { day = today() } }) => [
  ...checkLinksBetween(entries, day),
  ...entries.flatMap((entry) => checkJobDays(entry, day)),
  ...entries.flatMap((entry) => checkFirstDay(entry, day)),
]
