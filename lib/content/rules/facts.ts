import {
  type Content,
  distance,
  type Entry,
  type Finding,
  findingAt,
  findingIn,
  formatPath,
  membersOf,
  pieceFinding,
  publishedFields,
  valueAt,
} from '@site/content-check'
import { routes } from '../../routes'
import type { CollectionName } from '../collections'
import { numerals } from '../placeholders'
import { factsOf } from '../publication'
import { counted } from '../schemas/text'
import { found } from '../sentences'

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

/** Something that stands in a text. */
interface Written {
  text: string
  index: number
}

const letterBefore = /[\p{L}\p{N}]$/u
const letterAfter = /^[\p{L}\p{N}]/u

/** Where a value stands in a text, not as a part of another word. */
const placesOf = (value: string, text: string): Written[] => {
  const places: Written[] = []
  for (let index = text.indexOf(value); index !== -1; index = text.indexOf(value, index + value.length)) {
    const end = index + value.length
    if (!letterBefore.test(text.slice(Math.max(0, index - 2), index)) && !letterAfter.test(text.slice(end, end + 2)))
      places.push({ text: value, index })
  }
  return places
}

const addresses = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const telephones = /\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b/g
const words = /(?<![\p{L}\p{N}@/.])\p{L}{4,}(?![\p{L}\p{N}@])/gu

const piecesOfSources = new WeakMap<Entry['source'], Map<RegExp, readonly Written[]>>()

/** What has a form in a source. The sources of all entries are looked at again with each repair that is tried in one of them. */
const piecesOf = (source: Entry['source'], form: RegExp): readonly Written[] => {
  const known = piecesOfSources.get(source) ?? new Map<RegExp, readonly Written[]>()
  piecesOfSources.set(source, known)
  const pieces = known.get(form) ?? Array.from(source.text.matchAll(form), ({ 0: text, index }) => ({ text, index }))
  known.set(form, pieces)
  return pieces
}

/** What is of the form of a fact, in a source: of a name, words of which only the first may differ in more than its capitals. */
const likeFact = (value: string, placeholder: string, source: Entry['source']): readonly Written[] => {
  const { text } = source
  const form = { '{email}': addresses, '{phone}': telephones }[placeholder] ?? words
  const pieces = piecesOf(source, form)
  if (form !== words) return pieces
  const [first = '', ...others] = value.split(' ')
  const rest = value.slice(first.length)
  // A single word has a capital, and enough letters not to be like another.
  if (others.length === 0) return pieces.filter((word) => word.text.length >= 7 && /^\p{Lu}/u.test(word.text))
  return pieces.flatMap(({ text: word, index }) => {
    const end = index + word.length + rest.length
    const whole = text.slice(index, end)
    const isLike = whole.slice(word.length).toLowerCase() === rest.toLowerCase()
    return isLike && !/^[\p{L}\p{N}@]/u.test(text.slice(end, end + 2)) ? { text: whole, index } : []
  })
}

/** Whether something written is a fact in other signs or with one wrong letter, of a number with one wrong digit. */
const isNear = (written: string, value: string, placeholder: string): boolean => {
  const compared = (text: string) => (placeholder === '{phone}' ? text.replace(/\D/g, '') : text.toLowerCase())
  const isLong = Math.abs(written.length - value.length) > 8
  return written !== value && written !== `${value}s` && !isLong && distance(compared(written), compared(value)) <= 1
}

/** A finding about a fact, or about what is almost one. In an article, where braces are code, other words take its place. */
const factFinding = (entry: Entry, { text, index }: Written, placeholder: string, fact?: string): Finding => {
  const path = pathAt(entry, index)
  const help = /email|phone/.test(placeholder) ? `link to ${routes.contact.path}` : 'write "we" or "us"'
  const fix = { replacement: placeholder }
  const isInArticle = path === 'body' && entry.format === 'mdx'
  const written = isInArticle
    ? found('fact/written-in-article', { found: text, help })
    : found('fact/written', { found: text, placeholder }, fix)
  const near = isInArticle
    ? found('fact/near-in-article', { found: text, fact, help })
    : found('fact/near', { found: text, fact, placeholder }, fix)
  const wrong = fact === undefined ? written : near
  return findingIn(entry.source, 0, path, pieceFinding(index, text, wrong))
}

/** Reports the brand, its e-mail address, and its phone number outside site.yaml, and warns of what is one letter from them. */
export const checkFacts = ({ entries }: Content<CollectionName>): Finding[] => {
  const facts = membersOf(entries, 'site').flatMap(({ fields }) => factValues(fields.data))
  return entries.flatMap((entry) => {
    if (entry.collection === 'site') return []
    const { text } = entry.source
    const taken = new Set<number>()
    const isFree = ({ text: piece, index }: Written) => !taken.has(index) && !taken.has(index + piece.length - 1)
    // In the address of a link, they are reported with the link.
    const inAddress = ({ index }: Written) => /\]\(tel:$/.test(text.slice(Math.max(0, index - 9), index))
    const exact = facts.flatMap(([value, placeholder]) => {
      const places = placesOf(value, text).filter((place) => isFree(place) && !inAddress(place))
      for (const { index } of places) for (let at = 0; at < value.length; at += 1) taken.add(index + at)
      return places.map((place) => factFinding(entry, place, placeholder))
    })
    const near = facts.flatMap(([value, placeholder]) =>
      likeFact(value, placeholder, entry.source)
        .filter((place) => isFree(place) && isNear(place.text, value, placeholder))
        .map((place) => factFinding(entry, place, placeholder, value)),
    )
    return [...exact, ...near]
  })
}

/** Warns of texts that still say a fact as it was before site.yaml was changed. */
export const checkOldFacts = ({ entries, tree }: Content<CollectionName>): Finding[] =>
  membersOf(entries, 'site').flatMap((site) => {
    const others = ['location', 'address.street', 'address.city', 'booking.minutes']
    const valuesIn = (fields: unknown) => [
      ...factValues(fields),
      ...others.map((path): [string, string] => [textIn(fields, path), path]),
    ]
    const now = new Map(valuesIn(site.fields.data))
    return valuesIn(publishedFields(site.source.file, tree)).flatMap(([value, name]) => {
      if (value === '' || now.has(value)) return []
      return entries.flatMap((entry) =>
        placesOf(value, entry.source.text)
          .filter(
            ({ index }) =>
              name !== 'booking.minutes' || /^[- ]minute/.test(entry.source.text.slice(index + value.length)),
          )
          .map(({ index }) => findingAt(entry.source, index, pathAt(entry, index), found('fact/old', { fact: value }))),
      )
    })
  })

/** Numbers in words, from two on, before the noun of what the site counts. People are many others too. */
const countForms = Object.entries(counted).flatMap(([name, [, , noun]]) =>
  noun === 'people' ? [] : [{ name, form: new RegExp(`\\b(${numerals.slice(2).join('|')}) ${noun}\\b`, 'gi') }],
)

/** Warns of a number in words that differs from what the pages show, such as "Six use cases" when there are seven. Not in bodies, which tell of other firms. */
export const checkCounts = ({ entries, tree: { day } }: Content<CollectionName>): Finding[] => {
  if (day === undefined) return []
  const counts = new Map(Object.entries(factsOf(entries, day, false).counts))
  return entries.flatMap((entry) =>
    countForms.flatMap(({ name, form }) =>
      [...entry.source.text.matchAll(form)].flatMap(({ 0: text, 1: word = '', index }) => {
        const [count = 0, path] = [counts.get(name), pathAt(entry, index)]
        if (path === 'body' || numerals[count] === word.toLowerCase()) return []
        const wrong = found('fact/count', { found: text, count, placeholder: `{${name}}` })
        return [findingAt(entry.source, index, path, wrong)]
      }),
    ),
  )
}
