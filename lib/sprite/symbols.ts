import { type IconName, iconNames } from './icons'

/** Illustrations that a page may show several times. Each is in the page once, as a symbol of its SVG sprite. */
export const symbolNames = [...iconNames, 'mark', 'toggle'] as const

/** The name of a symbol. */
export type SymbolName = IconName | (typeof symbolNames)[number]

/** What the ids of symbols begin with. No other id of the site contains a colon, so they are unique. */
export const symbolPrefix = 'symbol:'

/** The id of a symbol. */
export const symbolId = (name: SymbolName): string => symbolPrefix + name

/** The `href` of a `use` element that shows the symbol. */
export const symbolHref = (name: SymbolName): string => `#${symbolId(name)}`
