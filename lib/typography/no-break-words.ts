import { wholeParts } from './whole-parts'

const space = '\u00a0'

/** Characters of a sum with its result that stay on one line, on the narrowest phone too. */
const shortSum = 24

/**
 * Inserts no-break spaces within the parts of a sum, its result and what it counts, a number and its unit, a name with “St.”, a
 * telephone number, and between an ampersand, “for” or “No” in a title, or a word of one letter at the start of a sentence or a
 * name, and the next word.
 * `4 × 6 = 24 bags` stays whole; a longer sum may break after its equals sign, never before it.
 */
export const noBreakWords = (text: string): string =>
  text
    .replace(/(?<=\d) (?=(?:hours?|minutes?|seconds?|days?|weeks?|a day|percent|million)\b)/g, space)
    .replace(/ ([×÷−+]) (?=\S)/g, `${space}$1${space}`)
    .replace(/([^ ]+) = (?=([^ ]+))/g, (sum, terms: string, result: string) =>
      (sum + result).length > shortSum ? `${terms}${space}= ` : `${terms}${space}=${space}`,
    )
    .replace(/(?<==\s\$?\d(?:[\d.,]*\d)?) (?=\p{Ll})/gu, space)
    .replace(/\bSt\. (?=[A-Z])/g, `St.${space}`)
    .replace(/(\(\d{3}\)) (?=\d)/g, `$1${space}`)
    .replace(/(?<=[.:?!“] ?)\b([AI]) (?=\w)/g, `$1${space}`)
    .replace(/\b(for|No) (?=\p{Lu})/gu, `$1${space}`)
    .replace(/ & (?=\S)/g, ` &${space}`)
    .replace(/\ba (?=day\b)/g, `a${space}`)

/** The same for the text of rendered HTML, where {@link wholeParts} stay whole too; its tags do not change. */
export const noBreakHtml = (html: string): string =>
  html.replace(/(?<=>)[^<]+/g, (text) => noBreakWords(text).replace(wholeParts, '<span class="whole">$&</span>'))
