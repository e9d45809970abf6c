import { decodeEntities } from './scan'

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

const notText = /<(script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>/g
const beyondAscii = /[^\0-\x7f]/gu
const textField = /<textarea\b|<input\b(?![^>]*\stype="(?:radio|checkbox|hidden)")/

/** Whatever a keyboard writes without a second thought: names with accents too. */
const typed: readonly number[] = Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x21 + index)

/**
 * Every character that a page may show: those of its text, those beyond ASCII in its attributes, and whatever can be
 * typed where there is a field to type in.
 */
export function charactersOn(html: string): ReadonlySet<number> {
  const written = decodeEntities(html.replace(notText, '')) + (html.match(beyondAscii) ?? []).join('')
  const characters = Array.from(new Set(written), (character) => character.codePointAt(0) ?? 0)
  return new Set(textField.test(html) ? [...characters, ...typed] : characters)
}

/** Whether a font holds the character. */
export const covers = (ranges: readonly CharacterRange[], code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last)
