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
const beyondWords = /[^\w\s]/gu
const textField = /<textarea\b|<input\b(?![^>]*\stype="(?:radio|checkbox|hidden)")/

/** Whatever a keyboard writes without a second thought: names with accents too. */
const typed = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x21 + index))

/**
 * Every character that a page may show: those of its text, those beyond ASCII in its attributes, and whatever can be typed
 * where there is a field to type in. The letter A stands for all letters and digits, which every page has.
 */
export function charactersOn(html: string): ReadonlySet<number> {
  const shown = decodeEntities(html.replace(notText, '')).match(beyondWords) ?? []
  const named = html.match(beyondAscii) ?? []
  const characters = new Set(['A', ...shown, ...named, ...(textField.test(html) ? typed : [])])
  return new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0))
}

/** Whether a font holds the character. */
export const covers = (ranges: readonly CharacterRange[], code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last)
