import { formatDollars } from '../money'
import { questions } from '../roi/wizard'
import { placeholderNames } from './schemas/text'

type PlaceholderName = (typeof placeholderNames)[number]
type PriceName = 'projectPrice' | 'setupPrice'

/** The parts of content/site.yaml that replace placeholders. */
export type Placeholders = Record<Exclude<PlaceholderName, 'callMinutes' | 'questions' | PriceName>, string> &
  Record<PriceName, { from: number; to: number }> & { booking: { minutes: number } }

const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number in words as far as texts spell it, with a capital at the start of a text or of a sentence. */
const spell = (number: number, before: string): string => {
  const word = numerals[number] ?? String(number)
  return /(?:^|[.?!>] ?)$/.test(before) ? word.replace(/^./, (letter) => letter.toUpperCase()) : word
}

const factOf = (name: PlaceholderName, facts: Placeholders, before: string): string => {
  if (name === 'callMinutes') return String(facts.booking.minutes)
  if (name === 'questions') return spell(questions.length, before)
  const fact = facts[name]
  return typeof fact === 'string' ? fact : `${formatDollars(fact.from)} to ${formatDollars(fact.to)}`
}

// Markdown escapes the braces of link addresses: mailto:{email} → mailto:%7Bemail%7D
const pattern = new RegExp(`(?:\\{|%7B)(${placeholderNames.join('|')})(?:\\}|%7D)`, 'g')

/** `'Join the {brand} team'` → `'Join the Example team'`, in every string of a value at any depth. */
export function expandPlaceholders<Value>(value: Value, placeholders: Placeholders): Value {
  const fill = (text: string): string =>
    text.replace(pattern, (_, name: PlaceholderName, at: number) => factOf(name, placeholders, text.slice(0, at)))
  const expand = (part: unknown): unknown => {
    // Twice, since a fact may contain another one.
    if (typeof part === 'string') return fill(fill(part))
    if (Array.isArray(part)) return part.map(expand)
    if (part && typeof part === 'object') {
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, expand(inner)]))
    }
    return part
  }
  return expand(value) as Value
}
