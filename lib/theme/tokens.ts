/** One color of the theme in both modes, each `#rrggbb`. */
export interface ColorToken {
  light: string
  dark: string
}

const declaration =
  /--color-([a-z0-9-]+):\s*(?:light-dark\(\s*(#[0-9a-f]{6})\s*,\s*(#[0-9a-f]{6})\s*\)|(#[0-9a-f]{6}))\s*;/gi

/**
 * Reads the colors that a style sheet declares as `--color-name: light-dark(#a, #b)` or `--color-name: #a`.
 * Values of any other form, such as keywords, are ignored.
 */
export const readColorTokens = (css: string): ReadonlyMap<string, ColorToken> =>
  new Map(
    Array.from(css.matchAll(declaration), ([, name = '', light, dark, both]) => [
      name,
      { light: light ?? both ?? '', dark: dark ?? both ?? '' },
    ]),
  )
