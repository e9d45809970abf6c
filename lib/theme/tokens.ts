import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One color of the theme in both modes, each `#rrggbb`. */
export interface ColorToken {
  light: string
  dark: string
}

const declaration =
  /--color-([a-z0-9-]+):\s*(?:light-dark\(\s*(#[0-9a-f]{6})\s*,\s*(#[0-9a-f]{6})\s*\)|(#[0-9a-f]{6}))\s*;/gi

/** The colors that the `@theme` block of a style sheet declares as `--color-name: light-dark(#a, #b)` or `--color-name: #a`. */
const readColorTokens = (css: string): ReadonlyMap<string, ColorToken> =>
  new Map(
    Array.from((/@theme \{[^}]*\}/.exec(css)?.[0] ?? '').matchAll(declaration), ([, name = '', light, dark, both]) => [
      name,
      { light: light ?? both ?? '', dark: dark ?? both ?? '' },
    ]),
  )

const styleSheet = join(/* turbopackIgnore: true */ process.cwd(), 'app', 'styles', 'theme.css')

/** The colors of the site, by name. */
export const colors = readColorTokens(readFileSync(styleSheet, 'utf8'))

/** A color of the site, for what has no style sheet. */
export const colorOf = (name: string): ColorToken => {
  const color = colors.get(name)
  if (!color) throw new Error(`app/styles/theme.css has no --color-${name} of the form light-dark(#…, #…) or #….`)
  return color
}
