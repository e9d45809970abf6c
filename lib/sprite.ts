import { type IconName, iconNames } from './icons'

/** Illustrations that a page may show in several places. Each stands in the page once, and its places refer to it. */
export const symbolNames = [
  ...iconNames,
  'mark',
  'section-sag',
  'faq-glyph',
  'doorway',
  'toggle',
  'divider',
  'tie-across',
  'tie-down',
  'callout-mark',
  'quote-chain',
  'figure-arch',
] as const

/** The name of a illustration that places refer to. */
export type SymbolName = IconName | (typeof symbolNames)[number]

/** The id of a illustration. No anchor of the site holds a colon, so it is nobody else's. */
export const symbolId = (name: SymbolName): string => `symbol:${name}`

/** What a place that shows the illustration refers to. */
export const symbolHref = (name: SymbolName): string => `#${symbolId(name)}`

const address = /#symbol:([a-z-]+)/g

/**
 * The illustrations that a text refers to: the markup of a page, or what it hands to its scripts.
 * @returns Each name once, in the order of `symbolNames`.
 */
export function symbolsIn(text: string): readonly SymbolName[] {
  const named = new Set(Array.from(text.matchAll(address), ([, name]) => name))
  return symbolNames.filter((name) => named.has(name))
}
