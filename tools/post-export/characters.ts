/** Code points from the first to the last, both included. */
export type CharacterRange = readonly [number, number]

/** Reads the `unicode-range` of a font's rule; a font without one holds everything. */
export function rangesOf(body: string): readonly CharacterRange[] {
  const value = /unicode-range:([^;]*)/.exec(body)?.[1] ?? 'U+0-10FFFF'
  return value.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)]
  })
}

const beyondAscii = /[^\0-\x7f]/gu

/** Every character of a page beyond ASCII, and the letter A for all that is in ASCII. */
export function charactersOn(html: string): ReadonlySet<number> {
  return new Set([0x41, ...Array.from(html.match(beyondAscii) ?? [], (character) => character.codePointAt(0) ?? 0)])
}

/** Whether a font holds at least one of the characters. */
export function coversSome(ranges: readonly CharacterRange[], characters: ReadonlySet<number>): boolean {
  for (const code of characters) if (ranges.some(([first, last]) => code >= first && code <= last)) return true
  return false
}
