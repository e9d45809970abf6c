const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'
const marks = ' \u00a0!"#$%&\'()+,-./:;=?@[]_|©°·½é×÷–—‘’“”•…€−'

/** The characters of the files that every page takes: what our texts are written with. A second file of each family has the others. */
export const firstViewCharacters: readonly number[] = Array.from(
  letters + digits + marks,
  (character) => character.codePointAt(0) ?? 0,
)

const block = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Latin with its accents and the typography of texts: nearly all of what the second files hold, in two runs. */
export const coveredBlocks: readonly number[] = [...block(0x20, 0x323), ...block(0x2000, 0x206f)]

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
