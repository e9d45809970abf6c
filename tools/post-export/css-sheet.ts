import { type CharacterRange, rangesOf } from './characters'
import { type CssNode, parseCss, splitOutside } from './css-tree'
import { type Needs, needsOf } from './selector'

/** A rule's declarations; those of custom properties are told apart, since they are dropped when nothing uses them. */
export interface Declaration {
  text: string
  variable?: string
}

/** A rule with its parts read once for all pages. */
export interface Prepared {
  node: CssNode
  /** Of a rule: what each selector needs. */
  needs: readonly Needs[]
  declarations: readonly Declaration[]
  children: readonly Prepared[]
  font?: FontFile
}

/** A file of a font. */
export interface FontFile {
  family: string
  /** The characters that it holds. */
  ranges: readonly CharacterRange[]
}

const declare = (text: string): Declaration => {
  const variable = /^(--[\w-]+)\s*:/.exec(text)?.[1]
  return variable === undefined ? { text } : { text, variable }
}

const fontFile = (body: string): FontFile => ({
  family: /font-family:([^;]*)/.exec(body)?.[1] ?? '',
  ranges: rangesOf(body),
})

const prepare = (node: CssNode): Prepared => ({
  node,
  needs: node.kind === 'rule' ? node.selectors.map((selector) => needsOf(selector)) : [],
  declarations: node.kind === 'rule' ? splitOutside(node.body, ';').map(declare) : [],
  children: node.kind === 'group' ? node.children.map(prepare) : [],
  ...(node.kind === 'block' && node.prelude === '@font-face' ? { font: fontFile(node.body) } : {}),
})

/** All rules and blocks, those in groups included. */
export function* leaves(nodes: readonly Prepared[]): Generator<Prepared> {
  for (const each of nodes) {
    if (each.node.kind === 'group') yield* leaves(each.children)
    else yield each
  }
}

/** Tailwind's stand-in for `@property`, which every browser that the site supports has (package.json, browserslist). */
const isStandIn = (node: CssNode): boolean => node.kind === 'group' && node.prelude === '@layer properties'

/** Reads a style sheet with everything that is needed to cut it. */
export const prepareSheet = (css: string): readonly Prepared[] =>
  parseCss(css)
    .filter((node) => !isStandIn(node))
    .map(prepare)
