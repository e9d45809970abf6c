import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { TextLine } from '@/components/social/social-card'

// Relative to the project, in which all programs run: the address of this module is that of the bundle.
const readFont = (name: string) => create(readFileSync(join('tools', 'social', 'fonts', `${name}.ttf`))) as Font

const fonts = { Besley: readFont('besley'), 'Instrument Sans': readFont('instrument-sans') }

/** Sets a line of text, with kerning. Shapes instead of text make a picture the same on every machine, whatever fonts it has. */
export function typeset({ text, face, size, tracking, color, x, y }: TextLine) {
  const font = fonts[face]
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let start = 0
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyph.path.translate(Math.round(start), 0).toSVG()
    start += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm
    return outline
  })
  return (
    <path
      key={`${y} ${text}`}
      className={`fill-${color}`}
      transform={`translate(${x} ${Math.round(y)}) scale(${scale} ${-scale})`}
      d={outlines.join('')}
    />
  )
}
