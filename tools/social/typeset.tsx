import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import type { TextLine } from '@/components/social/social-card'

/** Undefined for a sign that the family lacks. */
type FontOf = (sign: string) => Font | undefined
const files: Record<string, Font> = {}

/** Reads a font once. The path is relative to the project, in which all programs run: the address of this module is that of the bundle. */
const readFont = (path: string): Font => {
  files[path] ??= create(readFileSync(path)) as Font
  return files[path]
}

/** The font of each sign in a family of the site, or in one of `@fontsource` that the owner has installed. */
const fontOf = (face: string): FontOf => {
  const own = { Besley: 'besley', 'Instrument Sans': 'instrument-sans' }[face]
  if (own) return (sign) => readFont(`tools/social/fonts/${own}${/[Ā-ỿ]/.test(sign) ? '-extended' : ''}.ttf`)
  const folder = `node_modules/@fontsource/${face}/files`
  if (!existsSync(folder)) throw new Error(`Install theme.socialFont of site.yaml: npm install -E @fontsource/${face}`)
  const parts = readdirSync(folder).filter((file) => file.endsWith('-400-normal.woff2'))
  return (sign) =>
    parts
      .map((file) => readFont(`${folder}/${file}`))
      .find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}

/** A line in parts of one file each. Spaces are of the part before them, as far as its file has them: a line from right to left would else fall apart. */
const partsOf = (line: string, fontOf: FontOf) => {
  const parts: { font: Font; text: string }[] = []
  for (const sign of line.replaceAll('\u00a0', ' ')) {
    const last = parts.at(-1)
    const font = sign === ' ' && last?.font.hasGlyphForCodePoint(32) ? last.font : fontOf(sign)
    if (font && last?.font === font) last.text += sign
    else if (font) parts.push({ font, text: sign })
  }
  return /[\u0590-\u08ff]/.test(line) ? parts.reverse() : parts
}

/** Whether the family of a line lacks one of its letters. */
export const lacksLetters = ({ text, face }: TextLine): boolean =>
  [...text].some((sign) => /\p{L}/u.test(sign) && !fontOf(face)(sign))

/** Sets a line of text, with kerning. Shapes instead of text make a picture the same on every machine, whatever fonts it has. */
export function typeset({ text, face, size, tracking, color, x, y }: TextLine) {
  const parts = partsOf(text, fontOf(face))
  const em = parts[0]?.font.unitsPerEm ?? 1000
  const runs = parts.map((part) => part.font.layout(part.text))
  const [glyphs, positions] = [runs.flatMap((run) => run.glyphs), runs.flatMap((run) => run.positions)]
  let start = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const outline = glyph.path.translate(Math.round(start + xOffset), Math.round(yOffset)).toSVG()
    start += xAdvance + tracking * em
    return outline
  })
  return (
    <path
      key={`${y} ${text}`}
      className={`fill-${color}`}
      transform={`translate(${x} ${Math.round(y)}) scale(${size / em} ${-size / em})`}
      d={outlines.join('')}
    />
  )
}
