/** Characters of the joined end: with fewer, the last line could be two short words. */
const shortest = 10

/** With more, the line before could be far from full on a phone. */
const longest = 17

/**
 * Joins the last words of a text with no-break spaces, so that its last line is not two short words: `hours a month.` Browsers
 * avoid a single last word with `text-wrap`. Short texts are not changed.
 */
export const noBreakEnd = (text: string): string => {
  const end = text.trimEnd()
  const start = end.lastIndexOf(' ', end.length - shortest) + 1
  if (start < shortest || end.length - start > longest) return text
  return text.slice(0, start) + end.slice(start).replaceAll(' ', '\u00a0') + text.slice(end.length)
}
