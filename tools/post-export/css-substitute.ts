import type { Constants } from './css-constants'
import type { Prepared } from './css-sheet'
import { reference } from './css-usage'

/** Index of the bracket that closes the one before `from`. */
function closingAt(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

const product = /calc\((-?[\d.]+)(rem|px) \* (-?[\d.]+)\)/g

/** `4.5` → `4.5`, `0.5` → `.5`: as minifiers write numbers. */
const short = (value: number): string => String(Math.round(value * 1e4) / 1e4).replace(/^(-?)0\./, '$1.')

/** Puts the values of constants in their places: `calc(var(--spacing) * 18)` → `4.5rem`. */
function substitute(text: string, constants: Constants): string {
  // Of its own, since it keeps its place in the text.
  const opening = new RegExp(reference)
  let result = ''
  let from = 0
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const name = match[1] ?? ''
    if (!constants.has(name)) continue
    const end = closingAt(text, opening.lastIndex)
    const comma = text.slice(opening.lastIndex, end).trimStart()
    const value = constants.get(name) ?? (comma.startsWith(',') ? substitute(comma.slice(1), constants) : undefined)
    if (value === undefined) continue
    result += text.slice(from, match.index) + value
    from = opening.lastIndex = end + 1
  }
  return (result + text.slice(from)).replace(
    product,
    (_, size: string, unit: string, factor: string) => `${short(Number(size) * Number(factor))}${unit}`,
  )
}

/** The same rules with constants in their places. */
export const withConstants = (nodes: readonly Prepared[], constants: Constants): readonly Prepared[] =>
  nodes.map((each) => ({
    ...each,
    declarations: each.declarations.map((declaration) => ({
      ...declaration,
      text: substitute(declaration.text, constants),
    })),
    children: withConstants(each.children, constants),
  }))
