import nspell from 'nspell'
import { z } from 'zod'
import type { Rule } from './content'
import type { Entry } from './entry'
import { asWarning, type FieldPath, formatPath, type Problem, problemAt } from './problem'
import { schemaAt } from './schema/walk'
import { alternatives, quote } from './words'

/** A word of an entry as it is written, with its place. */
interface WrittenWord {
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

/** The words of an entry that are not known, in order: in fields that hold running text, and in its body. */
function unknownWordsIn({ schema, source, fields, body }: Entry, isKnown: IsKnown): WrittenWord[] {
  const isText = (path: FieldPath): boolean => {
    const field = schemaAt(schema, fields.data, path)
    const { reference, choices, link } = field?.meta() ?? {}
    // Names of entries and addresses are compared with those that exist.
    return field instanceof z.ZodString && [reference, choices, link].every((meta) => meta === undefined)
  }
  const inFields = fields.texts.flatMap(({ path, start, raw }) => {
    const found = isProse(raw) ? unknownWordsOf(raw, start, path, isKnown) : []
    return found.length > 0 && isText(path) ? found : []
  })
  if (!body?.parsed) return inFields
  return [...inFields, ...unknownWordsOf(source.text.slice(body.start), body.start, ['body'], isKnown)]
}

type Speller = ReturnType<typeof nspell>

/** Suggestions take 20 ms a word. */
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
  const fields = names[entry.collection]
  return fields
    ? unknownWordsIn(entry, () => false).flatMap(({ word, path }) => (fields.includes(path) ? word : []))
    : []
}

const lowerFirst = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1)

/** Codes and names are not in dictionaries: words with capitals inside, and capitalized words in a sentence. */
const isNamed = ({ word, mayBeginWithCapital }: WrittenWord): boolean =>
  /\p{Lu}/u.test(word.slice(1)) || (/^\p{Lu}/u.test(word) && !mayBeginWithCapital)

/** @param own Words that are right besides those of the dictionary. */
const createTest = (speller: Speller, own: ReadonlySet<string>): ((word: string) => boolean) => {
  const known = new Map<string, boolean>()
  const isCorrect = (word: string): boolean => {
    const base = word.replace(/'s?$/, '')
    const forms = [word, lowerFirst(word), base, lowerFirst(base)]
    return word.length < 3 || forms.some((form) => own.has(form) || speller.correct(form))
  }
  return (word) => {
    const found = known.get(word) ?? isCorrect(word)
    known.set(word, found)
    return found
  }
}

/** @param ownWords Where words that are right can be added. */
const createAdvice = (speller: Speller, ownWords: string): ((word: string) => string) => {
  const advice = new Map<string, string>()
  return (word) => {
    const suggestions = advice.size < mostSuggestions ? speller.suggest(word).slice(0, 3) : []
    const meant = alternatives(suggestions.map((each) => quote(each)))
    const found = advice.get(word) ?? `${meant ? `did you mean ${meant}? If` : 'if'} it is right, add it to ${ownWords}`
    advice.set(word, found)
    return found
  }
}

/**
 * A rule that warns of words that are neither in a dictionary nor among those of the project, at their first place in each entry.
 * Reading a dictionary takes a quarter of a second.
 */
export const checkSpelling = (settings: SpellingSettings): Rule => {
  let speller: Speller | undefined
  const readSpeller = (): Speller => {
    const { aff, dic } = settings.dictionary()
    const decoder = new TextDecoder()
    return nspell(decoder.decode(aff), decoder.decode(dic))
  }
  return ({ entries, tree }) => {
    speller ??= readSpeller()
    const list = new TextDecoder().decode(tree.files.get(settings.ownWords))
    const ownWords = list.replace(/#.*/g, '').split('\n')
    const own = [...ownWords.map((word) => word.trim()), ...entries.flatMap((entry) => namesIn(entry, settings))]
    const isRight = createTest(speller, new Set(own))
    const adviceFor = createAdvice(speller, `${tree.label}/${settings.ownWords}`)
    return entries.flatMap((entry): Problem[] => {
      const wrong = new Map(
        unknownWordsIn(entry, isRight)
          .filter((written) => !isNamed(written))
          .reverse()
          .map((written) => [written.word, written]),
      )
      return Array.from(wrong.values(), ({ word, offset, path }) =>
        asWarning(problemAt(entry.source, offset, path, `check the spelling of ${quote(word)}; ${adviceFor(word)}`)),
      )
    })
  }
}
