const space = '\u00a0'

/**
 * Inserts no-break spaces within the parts of a sum, its result and what it counts, a number and its unit, a name with “St.”, a telephone number, and between a
 * word of one letter at the start of a sentence or a name and the next word.
 * `4 × 6 = 24 bags` → `4×6` stays whole, and a line may still begin with `= 24 bags`.
 */
export const noBreakWords = (text: string): string =>
  text
    .replace(/ ([×÷−+]) (?=\S)/g, `${space}$1${space}`)
    .replace(/ = (?=\S)/g, ` =${space}`)
    .replace(/(?<= =\u00a0\$?\d(?:[\d.,]*\d)?) (?=\p{Ll})/gu, space)
    .replace(/(?<=\d) (?=(?:hours?|minutes?|seconds?|days?|weeks?|a day|percent|million)\b)/g, space)
    .replace(/\bSt\. (?=[A-Z])/g, `St.${space}`)
    .replace(/(\(\d{3}\)) (?=\d)/g, `$1${space}`)
    .replace(/(?<=[.:?!“] ?)\b([AI]) (?=\w)/g, `$1${space}`)
    .replace(/\ba (?=day\b)/g, `a${space}`)

/** A line may break at any hyphen except after one letter, a number, or AI, before two letters, and in ranges and telephone numbers. */
const noBreakLetters = (text: string): string =>
  text.replace(
    /\b(?:[a-z]|AI|\d+)-[a-z]+|\b[a-z]+-[a-z]{2}\b|\b\d{3}-\d{4}\b|\b\d+–\d+/gi,
    '<span class="whole">$&</span>',
  )

/** The same for the text of rendered HTML, where words such as `e-mail` stay whole too; its tags do not change. */
export const noBreakHtml = (html: string): string =>
  html.replace(/(?<=>)[^<]+/g, (text) => noBreakLetters(noBreakWords(text)))
