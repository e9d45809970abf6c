import { leaves, type Prepared } from './css-sheet'

/** A use of a variable; its first group is the name. */
export const reference = /var\(\s*(--[\w-]+)/g
const animation = /(?:^|;)(?:-webkit-)?animation(?:-name)?:([^;]*)/g

/** Names of variables that a page or a script uses, or may give a value. */
export const variablesIn = (text: string): ReadonlySet<string> => new Set(text.match(/--[a-z][\w-]*/g))

const collectVariables = (text: string, found: Set<string>): void => {
  for (const [, variable = ''] of text.matchAll(reference)) found.add(variable)
}

const bodyOf = ({ node }: Prepared): string => (node.kind === 'rule' || node.kind === 'block' ? node.body : '')

/** Variables that something uses, directly or through other variables. */
export function usedVariables(kept: readonly Prepared[], mentioned: ReadonlySet<string>): ReadonlySet<string> {
  const used = new Set(mentioned)
  const definitions = new Map<string, string[]>()
  for (const each of leaves(kept)) {
    if (each.node.kind === 'block') collectVariables(each.node.body, used)
    for (const { text, variable } of each.declarations) {
      if (variable === undefined) collectVariables(text, used)
      else definitions.set(variable, [...(definitions.get(variable) ?? []), text])
    }
  }
  // A set that grows while it is walked: what a used variable refers to is used as well.
  for (const variable of used) for (const text of definitions.get(variable) ?? []) collectVariables(text, used)
  return used
}

/** Names of the animations that some rule plays, among other words. */
export function usedAnimations(kept: readonly Prepared[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const each of leaves(kept)) {
    for (const [, value = ''] of bodyOf(each).matchAll(animation))
      for (const word of value.split(/[\s,]+/)) words.add(word)
    // A variable may hold the name.
    for (const { text, variable } of each.declarations)
      if (variable !== undefined) for (const word of text.split(/[\s,:]+/)) words.add(word)
  }
  return words
}
