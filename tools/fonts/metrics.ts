import { create, type Font } from 'fontkit'

/** Opens an uncompressed (TrueType or OpenType) font file with a single font. Throws for a collection. */
export const openFont = (file: Buffer): Font => {
  const font = create(file)
  if (!('layout' in font)) throw new Error('The file is a font collection.')
  return font
}

/** Mean advance width of the characters of `sample`, kerning included, as a share of the em. */
export const averageWidth = (font: Font, sample: string): number =>
  font.layout(sample).advanceWidth / font.unitsPerEm / sample.length
