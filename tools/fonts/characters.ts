const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'
const marks = ' \u00a0!"#$%&\'()+,-./:;=?@[]_|©°·½é×÷–—‘’“”•…€−'

/** The characters of the core files, which every page loads: those that our texts use. The extended files have all others. */
export const coreCharacters: readonly number[] = Array.from(
  letters + digits + marks,
  (character) => character.codePointAt(0) ?? 0,
)

const block = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Latin letters with accents and general punctuation: nearly all characters of the extended files, in two ranges. */
export const extendedBlocks: readonly number[] = [...block(0x20, 0x323), ...block(0x2000, 0x206f)]
