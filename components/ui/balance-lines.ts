/** Words with the spaces after them, and ideographs, each with the punctuation after it. */
const words = /[\u2e80-\u9fff][\p{P}\s]*|[^\s\u2e80-\u9fff]+\s*/gu

/** Approximate width of a text in the display face, in multiples of its size; exact enough for line breaks. */
export const roughWidth = (text: string): number => {
  let width = 0
  for (const character of text) {
    if (/[iljtfr.,:;!’'\s-]/.test(character)) width += 0.32
    else if (character > '\u2e7f') width += 1
    else width += /[A-Zmw]/.test(character) ? 0.72 : 0.53
  }
  return width
}

/** Words in lines of at most `widest`, each filled before the next; a wider word gets a separate line. */
const fillLines = (parts: readonly string[], widest: number): string[] => {
  const lines: string[] = []
  for (const word of parts) {
    const line = `${lines.at(-1) ?? ''}${word}`
    if (lines.length > 0 && roughWidth(line.trim()) <= widest) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines.map((line) => line.trim())
}

/**
 * Breaks a heading between words, never inside one, into the fewest lines possible, with lengths as equal as possible.
 * @param widest Maximum length of a line, in multiples of the text's size.
 */
export const balanceLines = (text: string, widest: number): string[] => {
  const parts = text.match(words) ?? []
  const fewest = fillLines(parts, widest).length
  let width = widest
  while (width > 0.2 && fillLines(parts, width - 0.1).length === fewest) width -= 0.1
  return fillLines(parts, width)
}
