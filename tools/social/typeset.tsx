import { existsSync, readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import type { TextLine } from '@/components/social/social-card'

type FontOf = (sign: string) => Font
const files: Record<string, Font> = {}

/** Reads a font once. The path is relative to the project, in which all programs run: the address of this module is that of the bundle. */
const readFont = (path: string): Font => {
  files[path] ??= create(readFileSync(path)) as Font
  return files[path]
}

/** The font of each sign in a family of the site. */
function ownFamily(name: string) {
  return (sign: string) => readFont(`tools/social/fonts/${name}${/[Ā-ỿ]/.test(sign) ? '-extended' : ''}.ttf`)
}

const fonts: Record<string, FontOf> = { Besley: ownFamily('besley'), 'Instrument Sans': ownFamily('instrument-sans') }

/** The same in a family of `@fontsource` that the owner has installed, which says of each file which signs it has. */
const installedFamily = (name: string) => {
  const folder = `node_modules/@fontsource/${name}`
  if (!existsSync(folder)) throw new Error(`Install theme.socialFont of site.yaml: npm install -E @fontsource/${name}`)
  const ranges: Record<string, string> = JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8'))
  const subsets = Object.entries(ranges).map(([subset, range]) => {
    const signs = range.replace(/,|U\+|[\dA-F]+/gi, (part) => (/[,U]/.test(part) ? '' : `\\u{${part}}`))
    return { subset, signs: new RegExp(`[${signs}]`, 'u') }
  })
  return (sign: string) => {
    const { subset } = subsets.find(({ signs }) => signs.test(sign)) ?? { subset: 'latin' }
    return readFont(`${folder}/files/${name}-${subset.replace(/\W/g, '')}-400-normal.woff2`)
  }
}

/** A line in parts of one file each. Spaces are of the part before them, as far as its file has them: a line from right to left would else fall apart. */
const partsOf = (line: string, fontOf: FontOf) => {
  const parts: { font: Font; text: string }[] = []
  for (const sign of line.replaceAll('\u00a0', ' ')) {
    const last = parts.at(-1)
    const font = sign === ' ' && last?.font.hasGlyphForCodePoint(32) ? last.font : fontOf(sign)
    if (last?.font === font) last.text += sign
    else parts.push({ font, text: sign })
  }
  return /[\u0590-\u08ff]/.test(line) ? parts.reverse() : parts
}

/** Sets a line of text, with kerning. Shapes instead of text make a picture the same on every machine, whatever fonts it has. */
export function typeset({ text, face, size, tracking, color, x, y }: TextLine) {
  fonts[face] ??= installedFamily(face)
  const parts = partsOf(text, fonts[face])
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
