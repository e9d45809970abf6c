import { collections } from '../collections'
import type { Entry } from './entry'
import { formatPath } from './problem'
import type { Rule } from './rule'
import { fieldOf } from './schema-walk'
import { problemAt } from './source'

/** Path of the field at an offset of a file. */
const pathAt = ({ fields, body }: Entry, offset: number): string => {
  if (body && offset >= body.start) return 'body'
  const text = fields.texts.find(({ start, raw }) => offset >= start && offset < start + raw.length)
  return text ? formatPath(text.path) : ''
}

const genericWords =
  /(?:\s+(?:AI|Inc|LLC|Ltd|Co|Company|Agency|Group|Labs|Studio|Consulting|Solutions|Technologies)\.?)+$/i

/** Values of site.yaml with the placeholder to write instead, longest first so that the whole name is found. */
const factValues = (site: unknown): [string, string][] => {
  const text = (name: string) => {
    const value = fieldOf(site, name)
    return typeof value === 'string' ? value : ''
  }
  const short = text('brand').replace(genericWords, '')
  const known: [string, string][] = [
    [text('legalName'), '{legalName}'],
    [text('brand'), '{brand}'],
    [short.length > 3 ? short : '', '{brand}'],
    [text('email'), '{email}'],
    [text('phone'), '{phone}'],
  ]
  return known.filter(([value]) => value !== '').sort(([a], [b]) => b.length - a.length)
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Reports the brand, its e-mail address, and its phone number outside site.yaml. */
export const checkFacts: Rule = ({ entries }) => {
  const known = factValues(entries.find(({ collection }) => collection === 'site')?.fields.data)
  if (known.length === 0) return []
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${known.map(([value]) => escapePattern(value)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  const replacements = new Map(known)
  return entries.flatMap((entry) => {
    if (entry.collection === 'site') return []
    return [...entry.source.text.matchAll(pattern)].map(({ 0: found, index }) => {
      const path = pathAt(entry, index)
      const inArticle = path === 'body' && collections[entry.collection].format === 'mdx'
      const help = inArticle ? 'write "we" or "us"' : `write ${replacements.get(found)}`
      return problemAt(entry.source, index, path, `"${found}" belongs in site.yaml only; ${help}`)
    })
  })
}
