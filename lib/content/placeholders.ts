import { markdownText } from '../text/markdown-text'
import { formatDollars } from '../text/money'
import { counted, placeholderNames } from './schemas/text'

type PlaceholderName = (typeof placeholderNames)[number]
type CountName = keyof typeof counted
type PriceName = 'projectPrice' | 'setupPrice'
type TextName = Exclude<PlaceholderName, 'callMinutes' | 'questions' | PriceName | CountName>

/** The parts of content/site.yaml that replace placeholders, how many entries of each kind are shown, and how many questions the calculator asks. */
export type Placeholders = Record<TextName, string> &
  Record<PriceName, { from: number; to: number }> & {
    booking: { minutes: number }
    counts?: Record<CountName, number>
    questions?: number
  }

/** The numbers of entries that are shown, as {@link Placeholders} have them. */
export const countEntries = (count: (collection: (typeof counted)[CountName][0]) => number) =>
  Object.fromEntries(Object.entries(counted).map(([name, [of]]) => [name, count(of)])) as Record<CountName, number>

/** Numbers as texts spell them out. */
export const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number in words where texts spell it out, with a capital at the start of a text or of a sentence. */
const spell = (number: number, before: string): string => {
  const word = numerals[number] ?? String(number)
  return /(?:^|[.?!>] ?)$/.test(before) ? word.replace(/^./, (letter) => letter.toUpperCase()) : word
}

const factOf = (name: PlaceholderName, facts: Placeholders, before: string): string => {
  if (name === 'callMinutes') return String(facts.booking.minutes)
  if (name === 'questions') return facts.questions === undefined ? `{${name}}` : spell(facts.questions, before)
  if (name in counted) {
    const [count, [, one, more]] = [facts.counts?.[name as CountName], counted[name as CountName]]
    return count === undefined ? `{${name}}` : `${spell(count, before)} ${count === 1 ? one : more}`
  }
  const fact = facts[name as Exclude<typeof name, CountName>]
  return typeof fact === 'string' ? fact : `${formatDollars(fact.from)} to ${formatDollars(fact.to)}`
}

// Articles, in which braces are code, escape them.
const pattern = new RegExp(`\\\\?\\{(${placeholderNames.join('|')})\\\\?\\}`, 'g')

/** Fills a text. @param write Gives a fact the form that the text needs, in which it is no markup. */
const fill = (text: string, facts: Placeholders, write = (fact: string) => fact): string =>
  text.replace(pattern, (_, name: PlaceholderName, at: number) => {
    const fact = factOf(name, facts, text.slice(0, at))
    // A fact may contain another one.
    return write(
      fact.replace(pattern, (__, inner: PlaceholderName, start: number) => factOf(inner, facts, fact.slice(0, start))),
    )
  })

/** `'Join the {brand} team'` → `'Join the Example team'`, in every string of a value at any depth. The result is text: whoever writes markup escapes it. @param leftOut Names of fields that the result does not have. */
export function expandPlaceholders<Value>(value: Value, facts: Placeholders, leftOut?: ReadonlySet<string>): Value {
  const expand = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part, facts)
    if (Array.isArray(part)) return part.map(expand)
    if (part && typeof part === 'object') {
      const kept = Object.entries(part).filter(([key]) => !leftOut?.has(key))
      return Object.fromEntries(kept.map(([key, inner]) => [key, expand(inner)]))
    }
    return part
  }
  return expand(value) as Value
}

/** Fills an address, of which a fact cannot begin another part: `mailto:{email}` → `mailto:a@b.example`. */
export const fillAddress = (address: string, facts: Placeholders): string =>
  fill(address, facts, (fact) => encodeURIComponent(fact).replaceAll('%40', '@'))

/** Fills a Markdown text, with facts escaped where they would become markup. */
export const fillMarkdown = (text: string, facts: Placeholders): string => fill(text, facts, markdownText)
