import { type CharacterRange, rangesOf } from './characters'
import { type CssNode, parseCss, splitOutside } from './css-tree'
import { needsOf } from './selector'

/** A rule's declarations; those of custom properties are told apart, since they are dropped when nothing uses them. */
export interface Declaration {
  text: string
  variable?: string
}

/** A rule with its parts read once for all pages. */
export interface Prepared {
  node: CssNode
  needs: readonly (readonly string[])[]
  declarations: readonly Declaration[]
  children: readonly Prepared[]
  /** Of a font file: the characters that it holds. */
  ranges?: readonly CharacterRange[]
}

const declare = (text: string): Declaration => {
  const variable = /^(--[\w-]+)\s*:/.exec(text)?.[1]
  return variable === undefined ? { text } : { text, variable }
}

const prepare = (node: CssNode): Prepared => ({
  node,
  needs: node.kind === 'rule' ? node.selectors.map((selector) => needsOf(selector)) : [],
  declarations: node.kind === 'rule' ? splitOutside(node.body, ';').map(declare) : [],
  children: node.kind === 'group' ? node.children.map(prepare) : [],
  ...(node.kind === 'block' && node.prelude === '@font-face' ? { ranges: rangesOf(node.body) } : {}),
})

/** All rules and blocks, those in groups included. */
export function* leaves(nodes: readonly Prepared[]): Generator<Prepared> {
  for (const each of nodes) {
    if (each.node.kind === 'group') yield* leaves(each.children)
    else yield each
  }
}

/** Reads a style sheet with everything that is needed to cut it. */
export const prepareSheet = (css: string): readonly Prepared[] => parseCss(css).map(prepare)
