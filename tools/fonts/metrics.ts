import { create, type Font } from 'fontkit'

/** Opens an uncompressed (TrueType or OpenType) font file with a single font. Throws for a collection. */
export const openFont = (file: Buffer): Font => {
  const font = create(file)
  if (!('layout' in font)) throw new Error('The file is a font collection.')
  return font
}

/** Advance width of a character, as a share of the em. */
export const advance = (font: Font, character: string): number =>
  font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm

/** Mean advance width of the characters of a text without kerning, as a share of the em. */
export const averageWidth = (font: Font, text: string): number =>
  Array.from(text, (character) => advance(font, character)).reduce((sum, width) => sum + width, 0) / text.length

/** The same with the kerning inside each of several parts. */
export const kernedWidth = (font: Font, parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + font.layout(part).advanceWidth, 0) / font.unitsPerEm / parts.join('').length
