import type { FontTables } from './tables'

/** A font that visitors' systems have, dressed to take the same room as ours until ours arrives. */
export interface Fallback {
  /** Appended to the family's name: `Besley Fallback`, `Besley Fallback Android`. */
  suffix: string
  local: readonly string[]
  /** Mean advance of running English text as a share of the em (Capsize's tables, same letter weights as ours). */
  averageWidth: number
}

/** Serif faces of Apple and Windows, of Android, and of Linux. */
export const serifFallbacks: readonly Fallback[] = [
  { suffix: 'Fallback', local: ['Georgia', 'Gelasio'], averageWidth: 0.4396 },
  { suffix: 'Fallback Android', local: ['Noto Serif', 'Noto Serif Regular'], averageWidth: 0.4739 },
  { suffix: 'Fallback Linux', local: ['Times New Roman', 'Liberation Serif'], averageWidth: 0.3983 },
]

/** Sans-serif faces of Apple, Windows and Linux, and of Android. */
export const sansFallbacks: readonly Fallback[] = [
  { suffix: 'Fallback', local: ['Arial', 'Liberation Sans'], averageWidth: 0.4395 },
  { suffix: 'Fallback Android', local: ['Roboto', 'Roboto Regular'], averageWidth: 0.4386 },
]

const percent = (share: number): string => `${Math.round(share * 10000) / 100}%`

/** The `@font-face` rule that makes `fallback` as wide and as tall as the font with `tables`. */
export const fallbackFace = (family: string, fallback: Fallback, tables: FontTables): string => {
  const size = tables.averageWidth / fallback.averageWidth
  const share = (units: number) => percent(units / tables.unitsPerEm / size)
  return [
    '@font-face {',
    `  font-family: "${family} ${fallback.suffix}";`,
    `  src: ${fallback.local.map((name) => `local("${name}")`).join(', ')};`,
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${share(tables.ascent)};`,
    `  descent-override: ${share(-tables.descent)};`,
    `  line-gap-override: ${share(tables.lineGap)};`,
    '}',
  ].join('\n')
}
