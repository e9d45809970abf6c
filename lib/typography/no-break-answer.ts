const space = '\u00a0'

/**
 * Keeps together what a line break would tear apart in an answer or a sum: a slash and the word before it, a number and its unit,
 * an operator and the number behind it.
 */
export const noBreakAnswer = (text: string): string =>
  text
    .replaceAll(' / ', `${space}/ `)
    .replace(/([×÷+=]) (?=\S)/g, `$1${space}`)
    .replace(/(?<=\d) (?=hours)/g, space)
