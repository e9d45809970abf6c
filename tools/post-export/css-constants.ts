import { leaves, type Prepared } from './css-sheet'
import { reference } from './css-usage'

/** Values of variables; `undefined` for those that are never set, so that what uses them falls back. */
export type Constants = ReadonlyMap<string, string | undefined>

/** Where a variable is given a value. */
interface Definition {
  value: string
  /** On the root element, in any state of page and device. */
  always: boolean
}

/** Longer values are repeated only where it costs nothing: when one place uses them. */
const shortValue = 12

const isRoot = (selector: string): boolean => selector === ':root' || selector === ':host'

const statedBy = (declaration: string): string => declaration.slice(declaration.indexOf(':') + 1).trim()

function* definitions(nodes: readonly Prepared[], always = true): Generator<[string, Definition]> {
  for (const { node, declarations, children } of nodes) {
    if (node.kind === 'group') yield* definitions(children, always && node.prelude.startsWith('@layer'))
    if (node.kind !== 'rule') continue
    const everywhere = always && node.selectors.every(isRoot)
    for (const { text, variable } of declarations)
      if (variable !== undefined) yield [variable, { value: statedBy(text), always: everywhere }]
  }
}

function* registrations(nodes: readonly Prepared[]): Generator<[string, string | undefined]> {
  for (const { node } of nodes) {
    const name = node.kind === 'block' ? /^@property\s+(--[\w-]+)/.exec(node.prelude)?.[1] : undefined
    if (node.kind === 'block' && name !== undefined) yield [name, /initial-value:([^;]*)/.exec(node.body)?.[1]?.trim()]
  }
}

/** How often rules refer to each variable; what keyframes and the like refer to is left alone. */
function countUses(nodes: readonly Prepared[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  const count = (text: string, by: number) => {
    for (const [, name = ''] of text.matchAll(reference)) uses.set(name, (uses.get(name) ?? 0) + by)
  }
  for (const { node, declarations } of leaves(nodes)) {
    for (const { text } of declarations) count(text, 1)
    if (node.kind === 'block') count(node.body, Number.POSITIVE_INFINITY)
  }
  return uses
}

/**
 * Variables that have one value wherever and whenever they are used on a page, and that rules had better state themselves.
 * @param kept The rules that the page can use.
 * @param mentioned Variables that the page itself or its scripts name, and so may set.
 */
export function constantsOf(kept: readonly Prepared[], mentioned: ReadonlySet<string>): Constants {
  const constants = new Map<string, string | undefined>()
  const uses = countUses(kept)
  const defined = new Map<string, Definition[]>()
  for (const [name, definition] of definitions(kept)) defined.set(name, [...(defined.get(name) ?? []), definition])
  const registered = new Map(registrations(kept))
  const fixed = (name: string) => !mentioned.has(name) && uses.get(name) !== Number.POSITIVE_INFINITY
  for (const [name, initial] of registered) if (!defined.has(name) && fixed(name)) constants.set(name, initial)
  for (const [name, [first, ...others]] of defined) {
    if (!first?.always || others.length > 0 || registered.has(name) || !fixed(name)) continue
    // A variable in the value may be set anew further down the page, and would then give another result there.
    if (first.value.includes('var(')) continue
    if (first.value.length <= shortValue || uses.get(name) === 1) constants.set(name, first.value)
  }
  return constants
}
