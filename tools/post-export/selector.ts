import { splitOutside } from './css-tree'
import { decodeEntities } from './scan'

const unescapeName = (name: string): string =>
  name.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex: string | undefined, character: string | undefined) =>
    hex === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
  )

/** Takes out what stands in round brackets (of :not, :is, :where, :has…) and in square ones. */
const withoutBrackets = (selector: string): string => {
  let plain = ''
  let depth = 0
  for (let at = 0; at < selector.length; at++) {
    const character = selector[at] ?? ''
    if (character === '\\') {
      if (depth === 0) plain += selector.slice(at, at + 2)
      at++
    } else if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth--
    else if (depth === 0) plain += character
  }
  return plain
}

/** Where the bracket that opens at `open` closes. */
const closingBracket = (selector: string, open: number): number => {
  let depth = 0
  for (let at = open; at < selector.length; at++) {
    const character = selector[at]
    if (character === '\\') at++
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return at
  }
  return selector.length
}

/**
 * `:where(.a>li,.b) p` → ` .a>li p`, ` .b p`: what stands in :where, :is or :has must be there as if it stood outside, and of
 * a list one is enough.
 */
const alternatives = (selector: string): readonly string[] => {
  const opening = /(?<!\\):(?:where|is|has)\(/.exec(selector)
  if (!opening) return [selector]
  const open = opening.index + opening[0].length
  const end = closingBracket(selector, open - 1)
  const before = selector.slice(0, opening.index)
  const after = selector.slice(end + 1)
  return splitOutside(selector.slice(open, end), ',').flatMap((each) => alternatives(`${before} ${each}${after}`))
}

const name = String.raw`(?:\\[0-9a-fA-F]{1,6}\s?|\\[^\n]|[\w-]|[^\x00-\x7f])+`
const parts = new RegExp(`::?${name}|[.#]${name}|${name}`, 'g')

/** The ways in which a selector can match, each with everything that must then occur on the page. */
export type Needs = readonly (readonly string[])[]

const namesIn = (selector: string): readonly string[] =>
  (withoutBrackets(selector).match(parts) ?? [])
    .filter((part) => !part.startsWith(':'))
    .map((part) => (/^[.#]/.test(part) ? unescapeName(part) : part.toLowerCase()))

/**
 * What a selector asks for: `.a\:b>li:hover` → `.a:b`, `li`. States and attributes may come later, so they do not count.
 */
export const needsOf = (selector: string): Needs => alternatives(selector).map(namesIn)

/** Whether a page with these names has all that one of the ways needs. */
export const canMatch = (needs: Needs, names: ReadonlySet<string>): boolean =>
  needs.some((needed) => needed.every((name) => names.has(name)))

const openingTag = /<([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/** Everything on a page that a selector may ask for, written as {@link needsOf} writes it. */
export function namesOn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(openingTag)) {
    names.add(tag.toLowerCase())
    const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1]
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1]
    if (id !== undefined) names.add(`#${decodeEntities(id)}`)
    if (classes !== undefined) for (const each of decodeEntities(classes).split(/\s+/)) names.add(`.${each}`)
  }
  return names
}
