import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import nspell from 'nspell'
import { z } from 'zod'
import type { Rule } from './content'
import type { Entry } from './entry'
import { findingAt, formatPath } from './finding'
import { schemaAt } from './schema/walk'
import { found } from './sentences'
import { alternatives, anyOf, quote } from './words'

const noProse = anyOf(
  [
    /(?<fence>```|~~~)[\s\S]*?\k<fence>|`[^`\n]*`/, // code
    /&\w+;|<\/?\w+|\b\w+(?==["'])|\[_?toc_?\]/i, // the names of signs, tags, attributes, and parts of other systems
    /\]\([^)\s]*\)|(?<![\w/])\/[\w#/.-]+/, // addresses of the site
    /\b(?:https?:|data:image|mailto:|tel:|www\.)\S*|(?<![\w.+-])[\w.+-]+@[\w.-]+/, // other addresses
    /\{[^{}\n]*\}/, // placeholders
    /\\[^\p{L}]|\\n/u, // escapes
  ],
  'gu',
)

/** Words in Latin letters: the dictionary has no others. */
const words = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:(?:''|['’])\p{Script=Latin}+)*/gu
/** Letters beside these belong to a code, an address, or a number with its unit, or to a word with an invisible character in it. */
const codeBefore = /[\p{N}\p{Cf}\uFFFD@#/_\\.]$/u
const codeAfter = /^(?:[\p{N}\p{Cf}\uFFFD@/_]|\.\p{L})/u
const sentenceStart = /(?:^|[.!?:…]["”’)]*\s+|\n\s*|[("“‘|*[>—]\s*|-\s+)$/u

/** Whether a word, with a straight apostrophe, is right anywhere. */
type IsKnown = (word: string) => boolean

/** Reads technical words, in lower-case letters, from the files that packages of CSpell name. Stars there say where words may be joined. */
const readTerms = (): string[] => {
  // Found from the project, in which all programs run: the address of this module is that of the bundle.
  const require = createRequire(join(process.cwd(), 'package.json'))
  return [
    require.resolve('@cspell/dict-software-terms'),
    require.resolve('@cspell/dict-fullstack'),
    require.resolve('@cspell/dict-npm'),
  ].flatMap((list) =>
    JSON.parse(readFileSync(list, 'utf8')).dictionaryDefinitions.flatMap(({ path }: { path: string }) => {
      const bytes = readFileSync(join(dirname(list), path))
      const text = `${path.endsWith('.gz') ? gunzipSync(bytes) : bytes}`.toLowerCase()
      return text.replace(/[*+]/g, '').match(/^[^#!~\s]+/gm) ?? []
    }),
  )
}

/** Single quotes of YAML double an apostrophe, and a Mac writes an accent behind its letter. */
const normalized = (word: string): string => word.normalize('NFC').replace(/''|’/g, "'")

/** Whether all words of a text have a capital, which then says nothing. */
const isTitle = (text: string): boolean => {
  const long = text.match(/\p{L}{4,}/gu) ?? []
  return long.length > 1 && !/[.?!]$/.test(text.trim()) && long.every((word) => /^\p{Lu}/u.test(word))
}

/** The unknown words of a text with their offsets in the file. Texts are searched for what is no prose only when they contain such a word. */
const unknownWordsOf = (raw: string, start: number, path: string, isKnown: IsKnown) => {
  const unknown = Array.from(raw.matchAll(words)).filter(({ 0: word }) => !isKnown(normalized(word)))
  if (unknown.length === 0) return []
  const text = raw.replace(noProse, (found) => ' '.repeat(found.length))
  const title = isTitle(text)
  return unknown.flatMap(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 8), index)
    const after = text.slice(index + word.length, index + word.length + 2)
    if (!text.startsWith(word, index) || codeBefore.test(before) || codeAfter.test(after)) return []
    const mayBeginWithCapital = title || sentenceStart.test(index < 8 ? before : `x${before}`)
    // Codes and names are not in dictionaries: words with capitals inside, and capitalized words in a sentence.
    const isName = /\p{Lu}/u.test(word.slice(mayBeginWithCapital ? 1 : 0))
    return [{ word: normalized(word), offset: start + index, path, isName }]
  })
}

/** The words of an entry that are not known, in order: in fields that hold running text, and in its body. */
const unknownWordsIn = ({ schema, source, fields, body }: Entry, isKnown: IsKnown) => {
  const inFields = fields.texts.flatMap(({ path, start, raw }) => {
    const isAddress = /^(?:\/|https?:|[a-z0-9]+(?:-[a-z0-9]+)+$)/.test(raw)
    const unknown = isAddress ? [] : unknownWordsOf(raw, start, formatPath(path), isKnown)
    if (unknown.length === 0) return []
    const field = schemaAt(schema, path)
    const { reference, choices, link } = field?.meta() ?? {}
    // Names of entries and addresses are compared with those that exist.
    return field instanceof z.ZodString && !(reference ?? choices ?? link) ? unknown : []
  })
  if (!body?.parsed) return inFields
  return [...inFields, ...unknownWordsOf(source.text.slice(body.start), body.start, 'body', isKnown)]
}

/** Suggestions take long. */
const mostSuggestions = 10

/** What spelling is compared with. */
export interface SpellingSettings {
  /** Reads the files of a dictionary for Hunspell, once, when it is needed. */
  dictionary: () => { aff: Uint8Array; dic: Uint8Array }
  /** Path of the project's own words below the content folder: one a line, with notes after `#`. */
  ownWords: string
  /** Fields that hold names of people, firms, and places, whose words are right everywhere, by collection. */
  names?: Readonly<Record<string, readonly string[]>>
}

const namesIn = (entry: Entry, { names = {} }: SpellingSettings): string[] => {
  const fields = names[entry.collection] ?? []
  const written = fields.length > 0 ? unknownWordsIn(entry, () => false) : []
  return written.flatMap(({ word, path }) => (fields.includes(path) ? word : []))
}

/** A rule that warns of words that are neither in a dictionary nor among those of the project, at their first place in each entry. */
export const checkSpelling = (settings: SpellingSettings): Rule => {
  const decoder = new TextDecoder()
  const readLists = () => {
    const { aff, dic } = settings.dictionary()
    return { dictionary: nspell(decoder.decode(aff), decoder.decode(dic)), terms: new Set(readTerms()) }
  }
  let lists: ReturnType<typeof readLists> | undefined
  return ({ entries, tree }) => {
    lists ??= readLists()
    const { dictionary, terms } = lists
    const listed = decoder.decode(tree.files.get(settings.ownWords)).match(/^[^#\s]+/gm) ?? []
    const own = new Set([...listed, ...entries.flatMap((entry) => namesIn(entry, settings))])
    const known = new Map<string, boolean>()
    const isRight = (word: string): boolean => {
      // English words are written with or without accents.
      const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
      const bases = [word, plain].flatMap((form) => [form, form.replace(/'s?$/, '')])
      const forms = () => bases.flatMap((form) => [form, form.slice(0, 1).toLowerCase() + form.slice(1)])
      const isOwn = (form: string) =>
        [own, terms].some((list) => list.has(form) || list.has(form.toLowerCase().replace(/s$/, '')))
      const isKnown = (form: string) => isOwn(form) || isOwn(`${form}s`) || dictionary.correct(form)
      const right = known.get(word) ?? (word.length < 3 || forms().some(isKnown))
      known.set(word, right)
      return right
    }
    const meant = new Map<string, string>()
    return entries.flatMap((entry) => {
      const wrong = unknownWordsIn(entry, isRight).filter(({ isName }) => !isName)
      const first = new Map(wrong.reverse().map((written) => [written.word, written]))
      return Array.from(first.values(), ({ word, offset, path }) => {
        if (!meant.has(word)) {
          const suggestions =
            meant.size < mostSuggestions && word.length < 40 ? dictionary.suggest(word).slice(0, 3) : []
          meant.set(word, alternatives(suggestions.map(quote)))
        }
        const near = meant.get(word)
        const help = near ? `did you mean ${near}? If` : 'if'
        const file = `${tree.label}/${settings.ownWords}`
        return findingAt(entry.source, offset, path, found('text/spelling', { word, help, file }))
      })
    })
  }
}
