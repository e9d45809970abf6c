const [shortest, longest] = [10, 17]

/**
 * Keeps the last words of a text on one line, so that it does not end in a line of two short ones: `hours a month.` Few enough that
 * the line before stays full on a phone. The browser sees to a last word alone by itself. A short text is left as it is.
 */
export const noBreakEnd = (text: string): string => {
  const end = text.trimEnd()
  const start = end.lastIndexOf(' ', end.length - shortest) + 1
  if (start < shortest || end.length - start > longest) return text
  return text.slice(0, start) + end.slice(start).replaceAll(' ', '\u00a0') + text.slice(end.length)
}
