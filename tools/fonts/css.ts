import type { Font } from 'fontkit'
import type { Fallback, Family } from './families'
import { divide } from './groups'
import { averageWidth, kernedWidth } from './metrics'

/** [0x41, 0x42, 0x43, 0x5a] → `U+41-43,U+5A`, the value of a CSS `unicode-range`. */
const unicodeRange = (codePoints: readonly number[]): string => {
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of sorted) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

const percent = (share: number, digits = 0): string => `${Number((share * 100).toFixed(digits))}%`

/** The `@font-face` rule of a web font file. */
export const webFontFace = (family: Family, address: string, codePoints: readonly number[]): string => `@font-face {
  font-family: "${family.name}";
  src: url("${address}") format("woff2");
  font-weight: ${family.weights[0]} ${family.weights.at(-1)};
  font-display: swap;
  unicode-range: ${unicodeRange(codePoints)};
}`

/**
 * The `@font-face` rules that resize a system font so that lines of text keep their breaks and heights when the web font replaces it:
 * one for all characters, and one for the group that needs another size, which applies where both do because it is the later one.
 * @param font The web font at `weight`.
 */
export const fallbackFaces = (family: Family, fallback: Fallback, weight: number, font: Font): string[] => {
  const { local, width, group } = (weight >= 600 && fallback.bold) || fallback.regular
  const { inside, outside } = divide(family.sample, group.characters)
  const kerning = kernedWidth(font, [family.sample]) / averageWidth(font, family.sample)
  const face = (parts: readonly string[], systemWidth: number, range: string) => {
    const size = (averageWidth(font, parts.join('')) * kerning) / systemWidth
    const share = (units: number) => percent(units / font.unitsPerEm / size)
    return `@font-face {
  font-family: "${family.name} ${fallback.suffix}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size, 1)};
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(-font.descent)};
  line-gap-override: ${share(font.lineGap)};${range}
}`
  }
  const codePoints = Array.from(group.characters, (character) => character.codePointAt(0) ?? 0)
  return [face(outside, width, ''), face(inside, group.width, `\n  unicode-range: ${unicodeRange(codePoints)};`)]
}

/** The declaration of the CSS variable with the family and its fallbacks. */
export const stack = ({ name, variable, fallbacks, generic }: Family): string =>
  `${variable}: "${name}", ${fallbacks.map(({ suffix }) => `"${name} ${suffix}", `).join('')}${generic};`
