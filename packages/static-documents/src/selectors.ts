import type { Node, Selector } from 'postcss-selector-parser'
import { decodeAttribute } from './markup'

const tagName = /<([a-z][a-z0-9-]*)/gi
const idAttribute = /\sid="([^"]*)"/g
const classAttribute = /\sclass="[^"]*"/g

const classesIn = (attribute: string): readonly string[] =>
  decodeAttribute(attribute.slice(attribute.indexOf('"') + 1, -1)).match(/\S+/g) ?? []

/** Names that selectors can contain: `div`, `.p-4`, `#menu`. Text that looks like an attribute adds its names too. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag = ''] of html.matchAll(tagName)) names.add(tag.toLowerCase())
  for (const [, id = ''] of html.matchAll(idAttribute)) names.add(`#${decodeAttribute(id)}`)
  // Many elements have the same classes.
  for (const attribute of new Set(html.match(classAttribute)))
    for (const name of classesIn(attribute)) names.add(`.${name}`)
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
