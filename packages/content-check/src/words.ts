import slugify from '@sindresorhus/slugify'
import damerauLevenshtein from 'damerau-levenshtein'

const disjunction = new Intl.ListFormat('en-US', { type: 'disjunction' })
const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `['primary', 'accent', 'neutral']` → `primary, accent, or neutral` */
export const alternatives = (items: readonly string[]): string => disjunction.format(items)

/** `['role', 'industry']` → `role and industry`; three or more items get a serial comma. */
export const enumeration = (items: readonly string[]): string => conjunction.format(items)

/** `count(2, 'item')` → `2 items` */
export const count = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${amount} ${amount === 1 ? noun : plural}`

/** A regular expression for whatever one of several finds. */
export const anyOf = (patterns: readonly RegExp[], flags = ''): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags)

const quoteLimit = 60

/** A value as messages show it: text in quotes, long text truncated. */
export const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length <= quoteLimit ? text : `${text.slice(0, quoteLimit - 2)}…${text.at(-1)}`
}

/** Suggests what was meant by a word that is not among those that are allowed. */
export const didYouMean = (word: string, meant: string): string =>
  word !== meant && word.replace(/\s/g, ' ') === meant
    ? `it has a no-break space, which only looks like a space; write ${quote(meant)}`
    : `did you mean ${quote(meant)}?`

/** Number of single-letter changes, swaps included, that turn `from` into `to`. */
export const distance = (from: string, to: string): number => damerauLevenshtein(from, to).steps

/** The `amount` candidates that are most like a word: by letters, and by whole words that both contain. */
export const closest = (long: string, candidates: readonly string[], amount = 3): string[] => {
  const word = long.slice(0, 60)
  const parts = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const own = parts(word)
  const unlikeness = (candidate: string): number => {
    const shared = parts(candidate).filter((part) => own.includes(part)).length
    return distance(word.toLowerCase(), candidate.toLowerCase()) / Math.max(word.length, candidate.length, 1) - shared
  }
  const ranked = candidates.map((candidate) => [candidate, unlikeness(candidate)] as const)
  return Array.from(ranked.sort(([, a], [, b]) => a - b).slice(0, amount), ([candidate]) => candidate)
}

const withoutMarks = (text: string): string => text.replace(/["'“”„‘’«»`*()[\]{}<>:;,!?]/g, '') || text

/** The candidate that the author most likely meant, if its distance is at most a third of the letters. Punctuation does not count. */
export const nearest = (written: string, candidates: readonly string[]): string | undefined => {
  const word = withoutMarks(written)
  const limit = Math.max(1, Math.floor(word.length / 3))
  const ranked = candidates
    .filter((candidate) => Math.abs(withoutMarks(candidate).length - word.length) <= limit)
    .map((candidate) => ({ candidate, changes: distance(word.toLowerCase(), withoutMarks(candidate).toLowerCase()) }))
    .filter(({ changes }) => changes <= limit)
    .sort((a, b) => a.changes - b.changes)
  return ranked[0]?.candidate
}

const nothingSaid =
  /^(?:(?:an? |the )?(?:image|img|photo|picture|screenshot)[ _-]?\d*|what (?:it|the picture) shows|\S*\.(?:avif|gif|heic|jpe?g|png|webp))$/i

/** Whether a description of a picture is a word that programs and examples put there, or the name of a file. */
export const saysNothing = (alt: string): boolean => nothingSaid.test(alt.trim())

/** Lower-case words joined by hyphens, as in addresses and file names. */
export const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A name in this form, read as its author says it: `How_Soon` → `how-soon`, `OurTeam` → `our-team`, `Café Größe` → `cafe-groesse`. */
export const toKebabCase = (name: string): string =>
  slugify(name.normalize('NFC'), { customReplacements: [['&', ' ']] })

/** `firstName` → `First name` */
export const toWords = (name: string): string => {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
