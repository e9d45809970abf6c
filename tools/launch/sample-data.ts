import { type Entry, type FieldPath, type Finding, fieldFinding, fieldText, valueAt } from '@site/content-check'
import { findWritten, found } from './addresses'

/** A piece of sample data and the ways in which texts write it. */
interface SampleData {
  /** The field of site.yaml with the owner's own value. */
  path: FieldPath
  written: RegExp
  /** What texts write instead. */
  placeholder: string
  /** Values of the field with which it may stay; by default those that contain it. */
  kept?: RegExp
}

const saintLouis = /\b(?:St\.?|Saint) Louis\b/gi

/** Names and addresses of the sample company. What the owner keeps, such as the city, may stay in the texts. */
const sampleData: readonly SampleData[] = [
  { path: ['brand'], written: /\bArchline\b(?![.@])/gi, placeholder: '{brand}' },
  { path: ['email'], written: /[\w.+-]+@archline\.example\b/gi, placeholder: '{email}' },
  { path: ['phone'], written: /(?:\+?1[\s.-]?)?\(?\b314\)?[\s.-]?555[\s.-]?0134\b/g, placeholder: '{phone}' },
  { path: ['location'], written: saintLouis, placeholder: '{location}' },
  { path: ['location'], written: /\bMissouri\b/g, placeholder: 'your own state' },
  {
    path: ['location'],
    kept: saintLouis,
    written:
      /\b(?:630 ft|Alton|Belleville|Cherokee Street|Climatron|Eads|Earth City|Florissant|Hazelwood|Kirkwood|Lemay|Maplewood|Musial|Poplar Street|Soulard|St\. Charles|Tower Grove|Webster Groves)\b/g,
    placeholder: 'a place near you',
  },
  { path: ['address', 'city'], written: /\bClayton\b/g, placeholder: 'your own city' },
]

/** Reports sample data in texts that site.yaml has replaced. Drafts are left out. */
export const findSampleData = (site: Entry, entries: readonly Entry[]): Finding[] => {
  const replaced = sampleData.filter(({ path, written, kept = written }) => {
    const own = valueAt(site.fields.data, path)
    return typeof own === 'string' && !new RegExp(kept.source, 'i').test(own)
  })
  return entries.flatMap((entry) =>
    replaced.flatMap(({ written, placeholder }) => {
      const task = `write ${placeholder}${placeholder.startsWith('{') ? ' or your own' : ''}`
      return findWritten(entry, written, (piece) => found('launch/data', { piece, task }))
    }),
  )
}

/** Reports a copyright line with a year that is not the one of the day. A range such as 2019–2026 ends with it. */
export const findOldCopyright = (site: Entry, day: string): Finding[] => {
  const years = fieldText(site, 'copyright')?.match(/\b\d{4}\b/g) ?? []
  const year = day.slice(0, 4)
  const last = years.at(-1)
  return !last || last === year ? [] : [fieldFinding(site, ['copyright'], found('launch/copyright', { last, year }))]
}
