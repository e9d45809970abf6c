const [shortest, longest] = [10, 17]

/**
 * Joins the last words of a text with no-break spaces, so that its last line is not two short words: `hours a month.` Few enough
 * that the line before stays full on a phone. Browsers avoid a single last word with `text-wrap`. Short texts are not changed.
 */
export const noBreakEnd = (text: string): string => {
  const end = text.trimEnd()
  const start = end.lastIndexOf(' ', end.length - shortest) + 1
  if (start < shortest || end.length - start > longest) return text
  return text.slice(0, start) + end.slice(start).replaceAll(' ', '\u00a0') + text.slice(end.length)
}
