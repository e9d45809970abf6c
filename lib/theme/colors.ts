import { clampChroma, converter, formatHex, wcagContrast, wcagLuminance } from 'culori'
import type { ColorToken } from './paint'

/** All colors of the site, in the light and in the dark theme; one value where both have the same. */
const tokens = {
  paper: '#fcfbf8 #0b171c',
  stone: '#f4f2ec #13242b',
  card: '#ffffff #182c34',
  raised: '#ffffff #1b333c',
  'raised-wash': '#e4f0ed #27464e',
  'raised-rule': '#dcdad1 #2d4a53',
  ink: '#10242c #f1eee6',
  'ink-2': '#42535a #a9b8ba',
  teal: '#0b5f66 #7ccbc4',
  'teal-hover': '#084a50 #9adcd6',
  'on-teal': '#ffffff #06191d',
  'teal-line': '#1e8a8c #4fb0aa',
  copper: '#9c4a1f #eba877',
  // In place of copper where the visitor asks for more contrast.
  'copper-strong': '#74330f #f5c5a0',
  'copper-line': '#c46f3c #d9894f',
  'teal-wash': '#e4f0ed #15323a',
  'copper-wash': '#f8ebe0 #33261e',
  rule: '#dcdad1 #22363d',
  'rule-2': '#c3c3ba #375058',
  field: '#7c898c #6f868b',
  error: '#a3261c #ff9c8f',
  // Behind a dialog, translucent: darker than the page in both themes.
  backdrop: '#0f2a31 #04090b',
  deep: '#0f2a31 #15323a',
  'deep-ink': '#f4f1e9',
  'deep-ink-2': '#b4c5c5',
  'deep-copper': '#eba877',
  'deep-line': '#7ccbc4',
  'deep-rule': '#2b4a51 #37575f',
} as const

/** The name of a color in class names. */
export type ColorName = keyof typeof tokens

/** The colors that a firm may choose, each with the name of what it is here, and with its kin, which change as it does. */
const families = {
  action: ['teal', 'teal-hover', 'teal-line', 'teal-wash', 'raised-wash', 'deep-line'],
  accent: ['copper', 'copper-strong', 'copper-line', 'copper-wash', 'deep-copper'],
} as const satisfies Record<string, readonly ColorName[]>

/** The colors that a firm has chosen, `#rrggbb`, as the light theme shows them. */
export type ChosenColors = { readonly [Family in keyof typeof families]?: string | undefined }

const toOklch = converter('oklch')

/**
 * A color that differs from `color` as `to` differs from `from`, in hue and in chroma. Its luminance, and so every contrast, stays.
 * Twice the chroma would make garish grounds of pale ones, so it grows by half at most.
 */
const follow = (color: string, from: string, to: string): string => {
  const partsOf = (each: string) => ({ l: 0, c: 0, h: 0, ...toOklch(each) })
  const [own, before, after] = [partsOf(color), partsOf(from), partsOf(to)]
  const [c, h] = [own.c * Math.min(1.5, after.c / before.c), own.h + after.h - before.h]
  let [low, high] = [0, 1]
  for (let step = 0; step < 16; step++) {
    const l = (low + high) / 2
    if (wcagLuminance(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')) < wcagLuminance(color)) low = l
    else high = l
  }
  return formatHex(clampChroma({ mode: 'oklch', l: high, c, h }, 'oklch'))
}

/** All colors of a site by their names, with those that a firm has chosen. */
export function siteColors(chosen: ChosenColors = {}): Map<ColorName, ColorToken> {
  const colors = new Map<ColorName, ColorToken>()
  for (const [name, values] of Object.entries(tokens)) {
    const [light = '', dark = light] = values.split(' ')
    colors.set(name as ColorName, { light, dark })
  }
  for (const family of ['action', 'accent'] as const) {
    const [own] = families[family]
    const [from = '', to] = [colors.get(own)?.light, chosen[family]]
    if (!to || to === from) continue
    for (const name of families[family]) {
      const { light = '', dark = '' } = colors.get(name) ?? {}
      colors.set(name, { light: name === own ? to : follow(light, from, to), dark: follow(dark, from, to) })
    }
  }
  return colors
}

/** Colors as the theme of a style sheet of Tailwind. `--ink-in-light` is for rules that change the color. */
export const colorsAsCss = (colors: ReadonlyMap<ColorName, ColorToken>): string => {
  const lines = Array.from(colors, ([name, { light, dark }]) => `  --color-${name}: light-dark(${light}, ${dark});\n`)
  return `@theme inline reference {\n  --ink-in-light: ${colors.get('ink')?.light};\n}\n@theme {\n${lines.join('')}}\n`
}

/** Where colors of a family meet others: the least contrast of WCAG 2.2 (AA), the colors, what they are on, and what they are there. */
const meetings: readonly (readonly [least: number, colors: string, grounds: string, as: string])[] = [
  [4.5, 'teal', 'paper stone card raised teal-wash', 'links and buttons'],
  [4.5, 'on-teal', 'teal teal-hover', 'the labels of buttons'],
  [4.5, 'copper', 'paper stone card', 'small headings'],
  [4.5, 'deep-copper deep-line', 'deep', 'dark bands'],
  [3, 'teal-line copper-line', 'paper stone card raised raised-wash', 'lines of drawings'],
]

/** The first place in which a choice has less contrast than it needs; undefined where there is none. */
export function findWeakContrast(chosen: ChosenColors): { least: number; found: number; as: string } | undefined {
  const colors = siteColors(chosen)
  const value = (name: string, theme: 'light' | 'dark') => colors.get(name as ColorName)?.[theme] ?? ''
  return meetings
    .flatMap(([least, names, grounds, as]) =>
      names.split(' ').flatMap((name) =>
        grounds.split(' ').flatMap((ground) =>
          (['light', 'dark'] as const).map((theme) => ({
            least,
            found: wcagContrast(value(name, theme), value(ground, theme)),
            as,
          })),
        ),
      ),
    )
    .find(({ least, found }) => found < least)
}

/** The color nearest to one in lightness that has enough contrast in every place: black at last. */
export function nearestReadable(family: keyof typeof families, color: string): string {
  const { l = 0, c = 0, h = 0 } = toOklch(color) ?? {}
  for (let step = 0; step <= 100; step++)
    for (const lightness of [l - step / 100, l + step / 100]) {
      const near = formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'))
      if (!findWeakContrast({ [family]: near })) return near
    }
  return formatHex({ mode: 'rgb', r: 0, g: 0, b: 0 })
}
