import type { Node, Selector } from 'postcss-selector-parser'
import { decodeAttribute, openingTag } from './markup'

/** Names that selectors can contain: `div`, `.p-4`, `#menu`. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(openingTag)) {
    names.add(tag.toLowerCase())
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1]
    if (id) names.add(`#${decodeAttribute(id)}`)
    const classes = decodeAttribute(/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? '')
    for (const name of classes.match(/\S+/g) ?? []) names.add(`.${name}`)
  }
  return names
}

/** Every word in scripts that could be a class or the name of an element that they add to a page. */
export const namesInScripts = (scripts: string): string[] =>
  [...new Set(scripts.split(/[\s"'`\\]+/))].flatMap((word) => [word, `.${word}`])

const alternatives = new Set([':is', ':where', ':has'])

/** Whether a page with these names can contain an element that the selector matches; states and attributes may change later. */
export function canMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  const isPossible = (node: Node): boolean => {
    if (node.type === 'class') return names.has(`.${node.value}`)
    if (node.type === 'id') return names.has(`#${node.value}`)
    if (node.type === 'tag') return names.has(node.value.toLowerCase())
    return node.type !== 'pseudo' || !alternatives.has(node.value) || node.nodes.some((each) => canMatch(each, names))
  }
  return selector.nodes.every(isPossible)
}
