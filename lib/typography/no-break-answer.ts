const space = '\u00a0'

/**
 * Inserts no-break spaces into an answer or a sum: between a slash and the word before it, a number and its unit, an operator
 * and the number after it, an ampersand and the word after it.
 */
export const noBreakAnswer = (text: string): string =>
  text
    .replaceAll(' / ', `${space}/ `)
    .replace(/([×÷+=]) (?=\S)/g, `$1${space}`)
    .replace(/(?<=\d) (?=hours)|(?<= &) (?=\S)/g, space)
