const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

/** The code points of a family's core file, which every page loads: letters, digits, spaces, and the family's own marks. */
export const coreCharacters = (marks: string): readonly number[] =>
  Array.from(`${letters}${digits} \u00a0${marks}`, (character) => character.codePointAt(0) ?? 0)

const block = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Latin letters with accents and general punctuation: nearly all characters of the extended files, in two ranges. */
export const extendedBlocks: readonly number[] = [...block(0x20, 0x323), ...block(0x2000, 0x206f)]
