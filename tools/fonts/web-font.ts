import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import type { Family } from './families'

/** The file of a family with all its weights. */
export const sourceOf = ({ file }: Family): Promise<Buffer> =>
  readFile(`node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`)

/** One weight of a family with all its characters, uncompressed. */
export const singleWeight = async (family: Family, wght: number): Promise<Buffer> =>
  subsetFont(await sourceOf(family), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: { wght } })

/** Opens an uncompressed (TrueType or OpenType) font file with a single font. Throws for a collection. */
export const openFont = (file: Buffer): Font => {
  const font = create(file)
  if (!('layout' in font)) throw new Error('The file is a font collection.')
  return font
}

/** Mean advance width of the characters of a text without kerning, as a share of the em. */
export const averageWidth = (font: Font, text: string): number => {
  const widths = font.glyphsForString(text).map(({ advanceWidth }) => advanceWidth)
  return widths.reduce((sum, width) => sum + width, 0) / font.unitsPerEm / text.length
}
