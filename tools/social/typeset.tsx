import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { TextLine } from '@/components/social/social-card'

// Relative to the project, in which all programs run: the address of this module is that of the bundle.
const readFont = (name: string) => create(readFileSync(join('tools', 'social', 'fonts', `${name}.ttf`))) as Font
const readFonts = (name: string) => ({ latin: readFont(name), extended: readFont(`${name}-extended`) })

const fonts = { Besley: readFonts('besley'), 'Instrument Sans': readFonts('instrument-sans') }

/** Sets a line of text, with kerning. Shapes instead of text make a picture the same on every machine, whatever fonts it has. */
export function typeset({ text, face, size, tracking, color, x, y }: TextLine) {
  const { latin, extended } = fonts[face]
  const scale = size / latin.unitsPerEm
  const parts = text.match(/[Ā-ỿ]+|[^Ā-ỿ]+/g) ?? []
  const runs = parts.map((part) => (/^[Ā-ỿ]/.test(part) ? extended : latin).layout(part))
  const [glyphs, positions] = [runs.flatMap((run) => run.glyphs), runs.flatMap((run) => run.positions)]
  let start = 0
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyph.path.translate(Math.round(start), 0).toSVG()
    start += (positions[index]?.xAdvance ?? 0) + tracking * latin.unitsPerEm
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
