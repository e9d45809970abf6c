import { wholeParts } from './whole-parts'

const noBreakSpace = '\u00a0'

/** Characters of a sum with its result that stay on one line, on the narrowest phone too. */
const shortSum = 24

/** Spaces within the terms and the result of a sum, after their first group. They are joined first, so that the lengths of both can be measured. */
const spacesInTerms = [
  // A number and its unit, and a range of prices: 7.2 hours, $4,500 to $15,000
  /(\d) (?=(?:hours?|minutes?|seconds?|days?|weeks?|a day|a month|percent|million|to \$[\d,]+)\b)/g,
  // Both sides of an operator: 4 × 6
  /() (?=[×÷−+] \S)/g,
  /(\u00a0(?:[×÷−+]|to)) (?=\S)/g,
]

/** The equals sign of a sum, with the last word before it and the first word after it. */
const equalsSign = /(?<terms>[^ ]+) = (?=(?<result>[^ ]+))/g

/** Other spaces that stay on one line with the words beside them. */
const spacesInText = [
  // The result of a sum and what it counts: = 24 bags
  /(=\s\$?\d(?:[\d.,]*\d)?) (?=\p{Ll})/gu,
  // A name with a saint: St. Louis
  /(\bSt\.) (?=[A-Z])/g,
  // The area code of a telephone number: (314) 555-0134
  /(\(\d{3}\)) (?=\d)/g,
  // A word of one letter at the start of a sentence or a name: Clinics: A Guide
  /([.:?!“] ?\b[AI]) (?=\w)/g,
  // “for” and “No” in a title: AI for Clinics
  /(\b(?:for|No)) (?=\p{Lu})/gu,
  // An ampersand and the next word: Build & Launch
  /( &) (?=\S)/g,
  // A slash after a word: Logistics / Warehousing
  /() (?=[/÷] )/g,
  // What is counted by the day or month: calls a day
  /(\ba) (?=(?:day|month)\b)/g,
]

const join = (text: string, spaces: readonly RegExp[]): string =>
  spaces.reduce((joined, space) => joined.replace(space, `$1${noBreakSpace}`), text)

/**
 * Inserts no-break spaces between words that belong together: in sums, names, telephone numbers, and after short words.
 * `4 × 6 = 24 bags` stays whole; a longer sum may break after its equals sign, never before it.
 */
export const noBreakWords = (text: string): string => {
  const sums = join(text, spacesInTerms).replace(equalsSign, (sum, terms: string, result: string) => {
    const isShort = (sum + result).length <= shortSum
    return `${terms}${noBreakSpace}=${isShort ? noBreakSpace : ' '}`
  })
  return join(sums, spacesInText)
}

const wrapWhole = (match: string, before = '') => `${before}<span class="whole">${match.slice(before.length)}</span>`

/** Most texts have neither, and need no search for {@link wholeParts}, which takes longer. */
const hyphenOrDash = /[-–]/

/** A word of one letter at the start of a paragraph: as a drop cap it would be heard as a part of the next word. */
const firstLetter = /(<p>[AI]) /g

/** The same for the text of rendered HTML, where {@link wholeParts} stay whole too; its tags do not change. */
export const noBreakHtml = (html: string): string =>
  html.replace(firstLetter, `$1${noBreakSpace}`).replace(/>([^<]+)/g, (_, text: string) => {
    const joined = noBreakWords(text)
    return `>${hyphenOrDash.test(text) ? joined.replace(wholeParts, wrapWhole) : joined}`
  })
