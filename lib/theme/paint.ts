/** The themes, in the order in which a page names their colors to the browser. */
export const themes = ['light', 'dark'] as const

/** One color in each theme, `#rrggbb`. */
export type ColorToken = Record<(typeof themes)[number], string>

/** Colors of one theme by the name in class names: `ink` → `#123456`. */
export type Palette = ReadonlyMap<string, string>

/** The colors of one theme. */
export const paletteOf = (tokens: ReadonlyMap<string, ColorToken>, theme: keyof ColorToken): Palette =>
  new Map(Array.from(tokens, ([name, token]) => [name, token[theme]]))

/** Colors that the theme does not name. */
const keywords: Palette = new Map([
  ['none', 'none'],
  ['current', 'currentColor'],
])

/**
 * The SVG attributes that the classes of an illustration correspond to, for pictures without a style sheet:
 * `fill-none stroke-ink` → `{ fill: 'none', stroke: '#123456' }`. Other classes are ignored.
 */
export const paintOf = (classes: string, palette: Palette): Record<string, string> => {
  const paint: Record<string, string> = {}
  for (const name of classes.split(/\s+/)) {
    const [, property = '', value = ''] = /^(fill|stroke)-(.+)$/.exec(name) ?? []
    const color = keywords.get(value) ?? palette.get(value)
    if (name === 'illustration') {
      Object.assign(paint, {
        fill: 'none',
        'stroke-width': '1.1',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        ...paint,
      })
    } else if (color !== undefined) paint[property] = color
  }
  return paint
}

/** The markup of a drawing with attributes in place of its classes. */
export const paintMarkup = (markup: string, palette: Palette): string =>
  markup.replace(/ class="([^"]*)"/g, (_, classes: string) =>
    Object.entries(paintOf(classes, palette))
      .map(([name, value]) => ` ${name}="${value}"`)
      .join(''),
  )

/** The background color of an illustration by its class, such as `bg-stone`, if it has one. */
export const backgroundOf = (classes: string, palette: Palette): string | undefined =>
  palette.get(/(?<!\S)bg-(\S+)/.exec(classes)?.[1] ?? '')
