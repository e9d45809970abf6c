/** Every character of a first-view font file: ASCII plus the typography and the accents that our words use. */
const typography = '\u00a0€–—‘’“”…·×÷−½°©•é←→≈≤≥'

/** The characters that the preloaded files hold. */
export const firstViewCharacters: readonly number[] = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from(typography, (character) => character.codePointAt(0) ?? 0),
]

/** [0x41, 0x42, 0x43, 0x5a] → `U+41-43,U+5A`, the value of a CSS `unicode-range`. */
export const unicodeRange = (codePoints: readonly number[]): string => {
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
