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

/** Where the bracket that opens at `open` closes, and whether what it holds is a list. */
const bracketAt = (selector: string, open: number): { end: number; list: boolean } => {
  let depth = 0
  let list = false
  for (let at = open; at < selector.length; at++) {
    const character = selector[at]
    if (character === '\\') at++
    else if (character === '(') depth++
    else if (character === ',' && depth === 1) list = true
    else if (character === ')' && --depth === 0) return { end: at, list }
  }
  return { end: selector.length, list }
}

/** `:where(.a>li)` → ` .a>li`: what stands alone in :where or :is must be there as if it stood outside. */
const unwrapped = (selector: string): string => {
  const opening = /(?<!\\):(?:where|is)\(/.exec(selector)
  if (!opening) return selector
  const open = opening.index + opening[0].length
  const { end, list } = bracketAt(selector, open - 1)
  const inside = list ? '' : ` ${selector.slice(open, end)}`
  return unwrapped(`${selector.slice(0, opening.index)}${inside}${selector.slice(end + 1)}`)
}

const name = String.raw`(?:\\[0-9a-fA-F]{1,6}\s?|\\[^\n]|[\w-]|[^\x00-\x7f])+`
const parts = new RegExp(`::?${name}|[.#]${name}|${name}`, 'g')

/**
 * What must occur on a page for a selector to be able to match: `.a\:b>li:hover` → `.a:b`, `li`. States and attributes may
 * come later, so they do not count.
 */
export function needsOf(selector: string): readonly string[] {
  return (withoutBrackets(unwrapped(selector)).match(parts) ?? [])
    .filter((part) => !part.startsWith(':'))
    .map((part) => (/^[.#]/.test(part) ? unescapeName(part) : part.toLowerCase()))
}

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
