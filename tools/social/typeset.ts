import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

const families = { Besley: 'besley', 'Instrument Sans': 'instrument-sans' } as const

/** How a line of text is set. */
export interface Setting {
  face: keyof typeof families
  /** In px. */
  size: number
  /** Letter spacing in multiples of the size. */
  tracking: number
}

/** The outline of a glyph and the box around it, in units of the font. */
export interface Glyph {
  outline: string
  box: Readonly<Record<'minX' | 'minY' | 'maxX' | 'maxY', number>>
}

/** A glyph, and where it starts in px from the start of the line. */
export interface PlacedGlyph extends Glyph {
  x: number
}

/** A line of text as outlines of glyphs, in units of the font that `scale` converts to px. */
export interface TypesetLine {
  scale: number
  glyphs: PlacedGlyph[]
}

const fonts = new Map<string, Font>()
const shapes = new Map<string, Glyph>()
const lines = new Map<string, TypesetLine>()

function fontOf(face: Setting['face']): Font {
  const known = fonts.get(face)
  if (known) return known
  // Relative to the project, in which all programs run: the address of this module is that of the bundle.
  const font = create(readFileSync(join('tools', 'social', 'fonts', `${families[face]}.ttf`)))
  if (!('layout' in font)) throw new Error(`tools/social/fonts/${families[face]}.ttf is not a single font.`)
  fonts.set(face, font)
  return font
}

function layOut(text: string, { face, size, tracking }: Setting): TypesetLine {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  const placed = glyphs.map((glyph, index): PlacedGlyph => {
    const key = `${face} ${glyph.id}`
    const shape = shapes.get(key) ?? { outline: glyph.path.toSVG(), box: glyph.bbox }
    shapes.set(key, shape)
    const start = x
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size
    return { ...shape, x: Math.round(start * 100) / 100 }
  })
  return { scale, glyphs: placed.filter(({ outline }) => outline !== '') }
}

/**
 * Lays out a line of text, with kerning. Shapes instead of text make a picture the same on every machine, whatever fonts it has.
 * Each line is laid out once, since the brand, the address, and the eyebrows are on many pictures.
 */
export function typeset(text: string, { face, size, tracking }: Setting): TypesetLine {
  const key = JSON.stringify([text, face, size, tracking])
  const line = lines.get(key) ?? layOut(text, { face, size, tracking })
  lines.set(key, line)
  return line
}
