/** Approximate width of a text in the display face, in multiples of its size; exact enough for line breaks. */
export const roughWidth = (text: string): number => {
  let width = 0
  for (const character of text) {
    if (/[iljtfr.,:;!’'\s-]/.test(character)) width += 0.32
    else width += /[A-Zmw]/.test(character) ? 0.72 : 0.53
  }
  return width
}

/** Words in lines of at most `widest`, each filled before the next; a wider word gets a separate line. */
const fillLines = (words: readonly string[], widest: number): string[] => {
  const lines: string[] = []
  for (const word of words) {
    const line = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && roughWidth(line) <= widest) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}

/**
 * Breaks a heading between words, never inside one, into the fewest lines possible, with lengths as equal as possible.
 * @param widest Maximum length of a line, in multiples of the text's size.
 */
export const balanceLines = (text: string, widest: number): string[] => {
  const words = text.split(' ').filter(Boolean)
  const fewest = fillLines(words, widest).length
  let width = widest
  while (width > 0.2 && fillLines(words, width - 0.1).length === fewest) width -= 0.1
  return fillLines(words, width)
}
