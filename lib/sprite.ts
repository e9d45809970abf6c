import { type IconName, iconNames } from './icons'

/** Illustrations that a page may show several times. Each is in the page once, as a symbol of its SVG sprite. */
export const symbolNames = [
  ...iconNames,
  'mark',
  'section-sag',
  'faq-glyph',
  'doorway',
  'toggle',
  'tie-across',
  'tie-down',
  'callout-mark',
  'quote-chain',
  'figure-arch',
] as const

/** The name of a symbol. */
export type SymbolName = IconName | (typeof symbolNames)[number]

/** The id of a symbol. No other id of the site contains a colon, so it is unique. */
export const symbolId = (name: SymbolName): string => `symbol:${name}`

/** The `href` of a `use` element that shows the symbol. */
export const symbolHref = (name: SymbolName): string => `#${symbolId(name)}`

const address = /#symbol:([a-z-]+)/g

/**
 * The symbols that a text refers to: the markup of a page, or the data for its scripts.
 * @returns Each name once, in the order of `symbolNames`.
 */
export function symbolsIn(text: string): readonly SymbolName[] {
  const named = new Set(Array.from(text.matchAll(address), ([, name]) => name))
  return symbolNames.filter((name) => named.has(name))
}
