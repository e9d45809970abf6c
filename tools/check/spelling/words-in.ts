import { z } from 'zod'
import type { Entry } from '../../../lib/content/check/document'
import { type FieldPath, formatPath } from '../../../lib/content/check/problem'
import { schemaAt } from '../../../lib/content/check/schema/walk'
import { collections } from '../../../lib/content/collections'

/** A word of a document as it is written, with its place. */
export interface WrittenWord {
  word: string
  /** Offset in the file. */
  offset: number
  path: string
  /** True where a capital letter says nothing: at the start of a sentence, and in a title whose words all have one. */
  mayBeginWithCapital: boolean
}

/** What is no prose: code, addresses, e-mail addresses, placeholders, escapes, and the names of signs, tags, and attributes. */
const noProse =
  /```[\s\S]*?```|&\w+;|`[^`\n]*`|\]\([^)\s]*\)|\b(?:https?:|data:image|mailto:|tel:|www\.)\S*|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\w/])\/[\w#/.-]+|\{[^{}\n]*\}|\\[^\p{L}]|\\n|<\/?\w+|\b\w+(?==["'])/gu

/** Words in Latin letters: the dictionary has no others. */
const words = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:(?:''|['’])\p{Script=Latin}+)*/gu
/** Letters beside these belong to a code, an address, or a number with its unit, or to a word with an invisible character in it. */
const codeBefore = /[\p{N}\p{Cf}@#/_\\.]$/u
const codeAfter = /^(?:[\p{N}\p{Cf}@/_]|\.\p{L})/u
const sentenceStart = /(?:^|[.!?:…]["”’)]*\s+|\n\s*|[("“‘|*[>—]\s*|-\s+)$/u

/** Whether a word, with a straight apostrophe, is right anywhere. */
type IsKnown = (word: string) => boolean

/** Single quotes of YAML double an apostrophe. */
const normalized = (word: string): string => word.replace(/''|’/g, "'")

const isTitle = (text: string): boolean => {
  const long = text.match(/\p{L}{4,}/gu) ?? []
  return long.length > 1 && !/[.?!]$/.test(text.trim()) && long.every((word) => /^\p{Lu}/u.test(word))
}

const blanked = (text: string): string => text.replace(noProse, (found) => ' '.repeat(found.length))

/** Texts are searched for what is no prose only when they contain a word that is not known. */
const unknownWordsOf = (raw: string, start: number, path: FieldPath, isKnown: IsKnown): WrittenWord[] => {
  const unknown = Array.from(raw.matchAll(words)).filter(({ 0: word }) => !isKnown(normalized(word)))
  if (unknown.length === 0) return []
  const text = blanked(raw)
  const title = isTitle(text)
  return unknown.flatMap(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 8), index)
    const after = text.slice(index + word.length, index + word.length + 2)
    if (!text.startsWith(word, index) || codeBefore.test(before) || codeAfter.test(after)) return []
    const mayBeginWithCapital = title || sentenceStart.test(index < 8 ? before : `x${before}`)
    return [{ word: normalized(word), offset: start + index, path: formatPath(path), mayBeginWithCapital }]
  })
}

const isProse = (raw: string): boolean => !/^(?:\/|https?:|[a-z0-9]+(?:-[a-z0-9]+)+$)/.test(raw)

/** The words of a document that are not known, in order: in fields that hold running text, and in its body. */
export function unknownWordsIn({ collection, source, fields, body }: Entry, isKnown: IsKnown): WrittenWord[] {
  const { schema } = collections[collection]
  const isText = (path: FieldPath): boolean => {
    const field = schemaAt(schema, fields.data, path)
    const { reference, choices, link } = field?.meta() ?? {}
    // Names of documents and addresses are compared with those that exist.
    return field instanceof z.ZodString && [reference, choices, link].every((meta) => meta === undefined)
  }
  const inFields = fields.texts.flatMap(({ path, start, raw }) => {
    const found = isProse(raw) ? unknownWordsOf(raw, start, path, isKnown) : []
    return found.length > 0 && isText(path) ? found : []
  })
  if (!body?.parsed) return inFields
  return [...inFields, ...unknownWordsOf(source.text.slice(body.start), body.start, ['body'], isKnown)]
}
