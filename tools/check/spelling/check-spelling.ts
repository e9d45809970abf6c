import dictionary from 'dictionary-en'
import nspell from 'nspell'
import type { Entry } from '../../../lib/content/check/document'
import type { Problem } from '../../../lib/content/check/problem'
import type { Rule } from '../../../lib/content/check/rule'
import { problemAt } from '../../../lib/content/check/source'
import { type ContentTree, dictionaryPath } from '../../../lib/content/check/tree'
import { alternatives, quote } from '../../../lib/content/check/words'
import type { CollectionName } from '../../../lib/content/collections'
import { unknownWordsIn, type WrittenWord } from './words-in'

type Speller = ReturnType<typeof nspell>

/** Suggestions take 20 ms a word. */
const mostSuggestions = 10

/** The words of the project: one a line, with notes after `#`. */
const projectWords = (tree: ContentTree): string[] =>
  new TextDecoder()
    .decode(tree.files.get(dictionaryPath))
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)

/** Fields that hold names of people, firms, and places, whose words are right everywhere. */
const nameFields: Partial<Record<CollectionName, readonly string[]>> = {
  team: ['name'],
  testimonials: ['name', 'company'],
  site: ['brand', 'legalName', 'address.street', 'address.city', 'location'],
}

const namesIn = (entry: Entry): string[] => {
  const fields = nameFields[entry.collection]
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

const createAdvice = (speller: Speller, label: string): ((word: string) => string) => {
  const advice = new Map<string, string>()
  return (word) => {
    const suggestions = advice.size < mostSuggestions ? speller.suggest(word).slice(0, 3) : []
    const meant = alternatives(suggestions.map((each) => quote(each)))
    const found =
      advice.get(word) ??
      `${meant ? `did you mean ${meant}? If` : 'if'} it is right, add it to ${label}/${dictionaryPath}`
    advice.set(word, found)
    return found
  }
}

let americanEnglish: Speller | undefined

/** Reads the dictionary once, which takes a quarter of a second. */
const readDictionary = (): Speller => {
  americanEnglish ??= nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
  return americanEnglish
}

/** Warns of words that are neither American English nor in the project's dictionary, at their first place in each document. */
export const checkSpelling: Rule = ({ entries, tree }) => {
  const speller = readDictionary()
  const isRight = createTest(speller, new Set([...projectWords(tree), ...entries.flatMap(namesIn)]))
  const adviceFor = createAdvice(speller, tree.label)
  return entries.flatMap((entry): Problem[] => {
    const wrong = new Map(
      unknownWordsIn(entry, isRight)
        .filter((written) => !isNamed(written))
        .reverse()
        .map((written) => [written.word, written]),
    )
    return Array.from(wrong.values(), ({ word, offset, path }) => ({
      ...problemAt(entry.source, offset, path, `check the spelling of ${quote(word)}; ${adviceFor(word)}`),
      severity: 'warning',
    }))
  })
}
