/** Inserts no-break spaces into an answer or a sum: before a slash and a division sign, between a number and its unit, and after operators and ampersands. */
export const noBreakAnswer = (text: string): string =>
  text
    .replace(/ (?=[/÷] )/g, '\u00a0')
    .replace(/([×÷+=]) (?=\S)/g, '$1\u00a0')
    .replace(/(\d(?= hours)| &(?= \S)) /g, '$1\u00a0')
