import {
  type Advice,
  asWarning,
  type Content,
  distance,
  type Entry,
  formatPath,
  membersOf,
  type Problem,
  pieceProblem,
  problemAt,
  problemIn,
  publishedFields,
  quote,
  valueAt,
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

/** A text or number of some fields; empty where there is none. */
const textIn = (fields: unknown, path: string): string => String(valueAt(fields, path.split('.')) ?? '')

/** Values of site.yaml with the placeholder to write instead, longest first so that the whole name is found. */
const factValues = (fields: unknown): [string, string][] => {
  const valuesOf = (name: string): [string, string][] => [[textIn(fields, name), `{${name}}`]]
  const short = textIn(fields, 'brand').replace(genericWords, '')
  return ['legalName', 'brand', 'email', 'phone']
    .flatMap(valuesOf)
    .concat([[short.length > 3 ? short : '', '{brand}']])
    .filter(([value]) => value !== '')
    .sort(([a], [b]) => b.length - a.length)
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for what may be a fact in other signs or with one wrong letter, and the signs that are compared. */
const nearForm = (value: string, placeholder: string): [form: RegExp, signs: RegExp] => {
  if (placeholder === '{email}') return [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, /./g]
  if (placeholder === '{phone}') return [/\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b/g, /\d/g]
  const [first = '', ...others] = value.split(' ').map(escapePattern)
  // A single word has a capital, and enough letters not to be like another.
  const [capital, fewest, flags] = others.length === 0 ? ['(?=\\p{Lu})', 7, 'gu'] : ['', 4, 'giu']
  const word = `${capital}\\p{L}{${Math.max(fewest, first.length - 1)},${first.length + 1}}`
  const name = [word, ...others].join(' ')
  return [new RegExp(`(?<![\\p{L}\\p{N}@/.])${name}(?![\\p{L}\\p{N}@])`, flags), /./g]
}

/** What is wrong with a fact at an offset of a file. In an article, where braces are code, other words take its place. */
const factProblem = (entry: Entry, index: number, found: string, wrong: string, placeholder: string): Problem => {
  const path = pathAt(entry, index)
  const at = (advice: string | Advice) => problemIn(entry.source, 0, path, pieceProblem(index, found, advice))
  const start = `"${found}" ${wrong}`
  if (path !== 'body' || entry.format !== 'mdx')
    return at({ message: `${start}write ${placeholder}`, put: placeholder })
  return at(start + (/email|phone/.test(placeholder) ? 'link to /contact' : 'write "we" or "us"'))
}

/** Warns of what is one letter from a fact; `exact` are the facts themselves. */
const nearFacts = (
  entry: Entry,
  placeholders: ReadonlyMap<string, string>,
  exact: readonly RegExpExecArray[],
): Problem[] =>
  [...placeholders].flatMap(([value, placeholder]) => {
    const [form, signs] = nearForm(value, placeholder)
    const compared = (written: string) => written.toLowerCase().match(signs)?.join('') ?? ''
    const isNear = (found: string) =>
      found !== value && found !== `${value}s` && distance(compared(found), compared(value)) <= 1
    const isExact = (from: number, to: number) =>
      exact.some(({ 0: fact, index }) => from < index + fact.length && index < to)
    return [...entry.source.text.matchAll(form)]
      .filter(({ 0: found, index }) => !isExact(index, index + found.length) && isNear(found))
      .map(({ 0: found, index }) => {
        const wrong = `is almost "${value}" of site.yaml; if that is meant, `
        return asWarning(factProblem(entry, index, found, wrong, placeholder))
      })
  })

/** Reports the brand, its e-mail address, and its phone number outside site.yaml, and warns of what is one letter from them. */
export const checkFacts = ({ entries }: Content<CollectionName>): Problem[] => {
  const placeholders = new Map(membersOf(entries, 'site').flatMap(({ fields }) => factValues(fields.data)))
  if (placeholders.size === 0) return []
  const values = [...placeholders.keys()].map(escapePattern).join('|')
  // In the address of a link, they are reported with the link.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]|\\]\\((?:mailto|tel):)(?:${values})(?![\\p{L}\\p{N}])`, 'gu')
  return entries.flatMap((entry) => {
    if (entry.collection === 'site') return []
    const exact = [...entry.source.text.matchAll(pattern)]
    const problems = exact.map(({ 0: found, index }) =>
      factProblem(entry, index, found, 'belongs in site.yaml only; ', placeholders.get(found) ?? ''),
    )
    return [...problems, ...nearFacts(entry, placeholders, exact)]
  })
}

/** Warns of texts that still say a fact as it was before site.yaml was changed. */
export const checkOldFacts = ({ entries, tree }: Content<CollectionName>): Problem[] =>
  membersOf(entries, 'site').flatMap((site) => {
    const others = ['location', 'address.street', 'address.city', 'booking.minutes']
    const valuesIn = (fields: unknown) => [
      ...factValues(fields),
      ...others.map((path): [string, string] => [textIn(fields, path), path]),
    ]
    const now = new Map(valuesIn(site.fields.data))
    return valuesIn(publishedFields(site, tree)).flatMap(([value, name]) => {
      if (value === '' || now.has(value)) return []
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}])${escapePattern(value)}(?=${name === 'booking.minutes' ? '[- ]minute' : '[^\\p{L}\\p{N}]|$'})`,
        'gu',
      )
      return entries.flatMap(({ source, ...entry }) =>
        Array.from(source.text.matchAll(pattern), ({ index }) => {
          const message = `this says ${quote(value)}, which site.yaml has changed; write what is right now`
          return asWarning(problemAt(source, index, pathAt({ source, ...entry }, index), message))
        }),
      )
    })
  })
