import type { Entry } from '@/lib/content/check/entry'
import type { FieldPath, Problem } from '@/lib/content/check/problem'
import { fieldOf, valueAt } from '@/lib/content/check/schema-walk'
import { problemAt } from '@/lib/content/check/source'
import { quote } from '@/lib/content/check/words'
import { fieldProblem } from '@/lib/content/check/yaml-fields'

/** A fact of the sample site and the ways in which texts write it. */
interface SampleFact {
  /** The field of site.yaml that holds the owner's own fact. */
  path: FieldPath
  written: RegExp
  /** What texts write in its place. */
  placeholder: string
  /** Values of the field with which the fact may stay; by default those that contain it. */
  kept?: RegExp
}

const saintLouis = /\b(?:St\.?|Saint) Louis\b/gi

/** The facts of the sample site. A fact that the owner keeps, such as the city, may stay in the texts. */
const sampleFacts: readonly SampleFact[] = [
  { path: ['brand'], written: /\bArchline\b(?![.@])/gi, placeholder: '{brand}' },
  { path: ['email'], written: /[\w.+-]+@archline\.example\b/gi, placeholder: '{email}' },
  { path: ['phone'], written: /(?:\+?1[\s.-]?)?\(?\b314\)?[\s.-]?555[\s.-]?0134\b/g, placeholder: '{phone}' },
  { path: ['location'], written: saintLouis, placeholder: '{location}' },
  { path: ['location'], written: /\bMissouri\b/g, placeholder: 'your own state' },
  {
    path: ['location'],
    kept: saintLouis,
    written:
      /\b(?:Alton|Cherokee Street|Climatron|Earth City|Florissant|Hazelwood|Kirkwood|Maplewood|Soulard|Tower Grove|Webster Groves)\b/g,
    placeholder: 'a place near you',
  },
  { path: ['address', 'city'], written: /\bClayton\b/g, placeholder: 'your own city' },
]

const copyOf = (pattern: RegExp, flags: string): RegExp => new RegExp(pattern.source, flags)

/** Whether site.yaml has another fact than the sample's. */
const isReplaced = (site: Entry, { path, written, kept = written }: SampleFact): boolean => {
  const own = valueAt(site.fields.data, path)
  return typeof own === 'string' && !copyOf(kept, 'i').test(own)
}

/** Reports texts that still state a fact of the sample site that site.yaml has replaced. Drafts are left out. */
export const findSampleFacts = (site: Entry, entries: readonly Entry[]): Problem[] => {
  const replaced = sampleFacts.filter((fact) => isReplaced(site, fact))
  return entries
    .filter(({ fields: { data } }) => fieldOf(data, 'draft') !== true)
    .flatMap(({ source }) =>
      replaced.flatMap(({ written, placeholder }) =>
        Array.from(source.text.matchAll(written), ({ 0: found, index }) =>
          problemAt(
            source,
            index,
            '',
            `${quote(found)} is a fact of the sample site; write ${placeholder}${placeholder.startsWith('{') ? ' or your own' : ''}`,
          ),
        ),
      ),
    )
}

/** Reports a copyright line with a year that is not the one of the day. A range such as 2019–2026 ends with it. */
export const findOldCopyright = ({ source, fields }: Entry, day: string): Problem[] => {
  const line = fieldOf(fields.data, 'copyright')
  const years = typeof line === 'string' ? (line.match(/\b\d{4}\b/g) ?? []) : []
  const year = day.slice(0, 4)
  const last = years.at(-1)
  return last === undefined || last === year
    ? []
    : [fieldProblem(source, fields, ['copyright'], `the year ${last} is not the current one; write ${year}`)]
}
