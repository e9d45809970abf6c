import {
  type Content,
  type Entry,
  fieldText,
  formatPath,
  membersOf,
  type Problem,
  problemAt,
} from '@site/content-check'
import type { CollectionName } from '../collections'

/** Path of the field at an offset of a file. */
const pathAt = ({ fields, body }: Entry, offset: number): string => {
  if (body && offset >= body.start) return 'body'
  const text = fields.texts.find(({ start, raw }) => offset >= start && offset < start + raw.length)
  return text ? formatPath(text.path) : ''
}

const genericWords =
  /(?:\s+(?:AI|Inc|LLC|Ltd|Co|Company|Agency|Group|Labs|Studio|Consulting|Solutions|Technologies)\.?)+$/i

/** Values of site.yaml with the placeholder to write instead, longest first so that the whole name is found. */
const factValues = (site: Entry): [string, string][] => {
  const valuesOf = (name: string): [string, string][] => [[fieldText(site, name) ?? '', `{${name}}`]]
  const short = fieldText(site, 'brand')?.replace(genericWords, '') ?? ''
  return ['legalName', 'brand', 'email', 'phone']
    .flatMap(valuesOf)
    .concat([[short.length > 3 ? short : '', '{brand}']])
    .filter(([value]) => value !== '')
    .sort(([a], [b]) => b.length - a.length)
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Reports the brand, its e-mail address, and its phone number outside site.yaml. */
export const checkFacts = ({ entries }: Content<CollectionName>): Problem[] => {
  const replacements = new Map(membersOf(entries, 'site').flatMap(factValues))
  if (replacements.size === 0) return []
  const values = [...replacements.keys()].map(escapePattern).join('|')
  // In the address of a link, they are reported with the link.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]|\\]\\((?:mailto|tel):)(?:${values})(?![\\p{L}\\p{N}])`, 'gu')
  return entries.flatMap((entry) => {
    if (entry.collection === 'site') return []
    return Array.from(entry.source.text.matchAll(pattern), ({ 0: found, index }) => {
      const path = pathAt(entry, index)
      const inArticle = path === 'body' && entry.format === 'mdx'
      const placeholder = replacements.get(found) ?? ''
      const inOwnWords = /email|phone/.test(placeholder) ? 'link to /contact' : 'write "we" or "us"'
      const help = inArticle ? inOwnWords : `write ${placeholder}`
      return problemAt(entry.source, index, path, `"${found}" belongs in site.yaml only; ${help}`)
    })
  })
}
