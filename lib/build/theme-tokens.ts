import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ColorToken } from '../theme/paint'

const declaration =
  /--color-([a-z0-9-]+):\s*(?:light-dark\(\s*(#[0-9a-f]{6})\s*,\s*(#[0-9a-f]{6})\s*\)|(#[0-9a-f]{6}))\s*;/gi

/** Replaces each `--theme(--name)` of a style sheet with the value of `--name`, as Tailwind does. */
const resolveReferences = (css: string): string =>
  css.replace(
    /--theme\((--[a-z0-9-]+)\)/g,
    (reference, name) => new RegExp(`${name}: ([^;]+);`).exec(css)?.[1] ?? reference,
  )

/**
 * The colors that the `@theme` block of a style sheet declares as `--color-name: light-dark(#a, #b)` or `--color-name: #a`, where
 * `--theme(--name)` may stand for a value.
 */
const readColorTokens = (css: string): ReadonlyMap<string, ColorToken> => {
  const [theme = ''] = /@theme \{[^}]*\}/.exec(resolveReferences(css)) ?? []
  return new Map(
    Array.from(theme.matchAll(declaration), ([, name = '', light, dark, both]) => [
      name,
      { light: light ?? both ?? '', dark: dark ?? both ?? '' },
    ]),
  )
}

const styleSheet = join(/* turbopackIgnore: true */ process.cwd(), 'app', 'styles', 'theme.css')

/** The colors of the site, by name. */
export const colors = readColorTokens(readFileSync(styleSheet, 'utf8'))

/** A color of the site, for what has no style sheet. */
export const colorOf = (name: string): ColorToken => {
  const color = colors.get(name)
  if (!color) throw new Error(`app/styles/theme.css has no --color-${name} of the form light-dark(#…, #…) or #….`)
  return color
}
