const space = '\u00a0'

/**
 * Keeps together what a line break would tear apart: the parts of a sum, a number and its unit, a saint and his city, a
 * telephone number, and the one letter that begins a sentence or a name and its next word.
 * `4 × 6 = 24 bags` → `4×6` stays whole, and a line may still begin with `= 24 bags`.
 */
export const noBreakWords = (text: string): string =>
  text
    .replace(/ ([×÷−+]) (?=\S)/g, `${space}$1${space}`)
    .replace(/ = (?=\S)/g, ` =${space}`)
    .replace(/(?<=\d) (?=(?:hours?|minutes?|seconds?|days?|weeks?|bags?|a day|percent|million)\b)/g, space)
    .replace(/\bSt\. (?=[A-Z])/g, `St.${space}`)
    .replace(/(\(\d{3}\)) (?=\d)/g, `$1${space}`)
    .replace(/(?<=[.:?!“] ?)\b([AI]) (?=\w)/g, `$1${space}`)
    .replace(/\ba (?=day\b)/g, `a${space}`)

/** A line may end behind any hyphen, but not behind a single letter, a number, or AI, before two letters, nor inside a range or a telephone number. */
const noBreakLetters = (text: string): string =>
  text.replace(
    /\b(?:[a-z]|AI|\d+)-[a-z]+|\b[a-z]+-[a-z]{2}\b|\b\d{3}-\d{4}\b|\b\d+–\d+/gi,
    '<span class="whole">$&</span>',
  )

/** The same for the text of rendered HTML, where an `e-mail` stays whole too; its tags stay as they are. */
export const noBreakHtml = (html: string): string =>
  html.replace(/(?<=>)[^<]+/g, (text) => noBreakLetters(noBreakWords(text)))
