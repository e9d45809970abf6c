import { type IconName, iconNames } from './icons'

/** Drawings that a page may show in several places. Each stands in the page once, and its places refer to it. */
export const shapeNames = [
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

/** The name of a drawing that places refer to. */
export type ShapeName = IconName | (typeof shapeNames)[number]

/** The id of a drawing. No anchor of the site holds a colon, so it is nobody else's. */
export const shapeId = (name: ShapeName): string => `shape:${name}`

/** What a place that shows the drawing refers to. */
export const shapeAddress = (name: ShapeName): string => `#${shapeId(name)}`

const address = /#shape:([a-z-]+)/g

/**
 * The drawings that a text refers to: the markup of a page, or what it hands to its scripts.
 * @returns Each name once, in the order of `shapeNames`.
 */
export function shapesIn(text: string): readonly ShapeName[] {
  const named = new Set(Array.from(text.matchAll(address), ([, name]) => name))
  return shapeNames.filter((name) => named.has(name))
}
