import type { DocumentFields } from './document-rules'
import { formatPath, type Problem } from './problem'
import { problemAt } from './source'
import { quote } from './words'

/** Signs as HTML writes them, which come with text from web pages. */
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '”',
  apos: '’',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
}
const entity = /&(?:([a-z]+)|#x?[0-9a-f]+);/gi

/** Reports signs in fields that are written as in HTML: fields are not HTML, so the site prints them as they stand. */
export const checkEntities = ({ source, fields }: DocumentFields): Problem[] =>
  fields.texts.flatMap(({ path, start, raw }) =>
    Array.from(raw.matchAll(entity), ({ 0: found, 1: name = '', index }) => {
      const sign = signs[name.toLowerCase()]
      const help = sign === undefined ? 'write the sign itself' : `write ${sign === ' ' ? 'a space' : quote(sign)}`
      return problemAt(source, start + index, formatPath(path), `the site prints ${quote(found)} as it stands; ${help}`)
    }),
  )
