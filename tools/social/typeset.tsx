import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { TextLine } from '@/components/social/social-card'

function readFont(name: string): Font {
  // Relative to the project, in which all programs run: the address of this module is that of the bundle.
  const font = create(readFileSync(join('tools', 'social', 'fonts', `${name}.ttf`)))
  if (!('layout' in font)) throw new Error(`tools/social/fonts/${name}.ttf is not a single font.`)
  return font
}

const fonts = { Besley: readFont('besley'), 'Instrument Sans': readFont('instrument-sans') }

/** Sets a line of text, with kerning. Shapes instead of text make a picture the same on every machine, whatever fonts it has. */
export function typeset({ text, face, size, tracking, color, x, y }: TextLine) {
  const font = fonts[face]
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let start = 0
  const shapes = glyphs.map((glyph, index) => {
    const place = Math.round(start)
    start += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm
    return { place, outline: glyph.path.toSVG() }
  })
  return (
    <g
      key={`${y} ${text}`}
      className={`fill-${color}`}
      transform={`translate(${x} ${Math.round(y)}) scale(${scale} ${-scale})`}
    >
      {shapes
        .filter(({ outline }) => outline !== '')
        .map(({ place, outline }) => (
          <path key={place} transform={`translate(${place})`} d={outline} />
        ))}
    </g>
  )
}
