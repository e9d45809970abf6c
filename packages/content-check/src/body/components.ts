import type { EntryBody } from '../entry'
import { type BodyProblem, offsetAt, type Source } from '../problem'
import type { Setup } from '../settings'
import { alternatives, enumeration, nearest, nothingSaidMessage, quote, saysNothing } from '../words'
import { bracesMessage, importMessage } from './markdown-errors'
import {
  attributeOf,
  type Component,
  componentOf,
  eachNode,
  hasAttribute,
  isPictureComponent,
  type MarkdownNode,
  startOf,
} from './nodes'
import { htmlMessage, sourceIn, unknownName } from './tag-help'

const isComponent = ({ type }: MarkdownNode): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

const isHtml = (node: MarkdownNode): boolean => isComponent(node) && /^[a-z]/.test(node.name ?? '')

const missingAlt = (name: string, example: string): string =>
  `the picture of <${name}> needs the attribute "alt", for those who cannot see it; write ${example}`

/** Messages for a component whose attributes do not fit together: a picture needs a description. */
const pictureMessages = (node: MarkdownNode, name: string, { pictureExample }: Component): string[] => {
  if (pictureExample === undefined) return []
  const alt = attributeOf(node, 'alt')
  if (hasAttribute(node, 'src') && saysNothing(alt)) return [`the description ${quote(alt)} ${nothingSaidMessage}`]
  if (hasAttribute(node, 'src') === hasAttribute(node, 'alt')) return []
  return hasAttribute(node, 'src')
    ? [missingAlt(name, pictureExample)]
    : [`<${name}> has a description but no picture; write ${pictureExample}`]
}

const nameMessage = (name: string, node: MarkdownNode, setup: Setup): string => {
  const names = Object.keys(setup.components)
  const near = nearest(name, names)
  if (near) return unknownName(name, near)
  if (/^[a-z]|^$/.test(name)) return htmlMessage(name, attributeOf(node, 'src'), setup)
  return `unknown component <${name}>; write one of ${alternatives(names.map((each) => `<${each}>`))}`
}

/** @param example The component as it may be written. */
const attributeMessages = (node: MarkdownNode, name: string, component: Component, example: string): string[] => {
  const { attributes: allowed, pictureExample } = component
  const names = Object.keys(allowed)
  const found = node.attributes ?? []
  const messages = found.flatMap((attribute, index) => {
    const known = attribute.name !== undefined && Object.hasOwn(allowed, attribute.name)
    if (!known) {
      const near = nearest(attribute.name ?? '', names)
      const help = near
        ? `did you mean "${near}"?`
        : `remove it, it has ${enumeration(names.map((key) => `"${key}"`)) || 'none'}`
      return [`<${name}> has no attribute "${attribute.name ?? '{…}'}"; ${help}`]
    }
    if (found.findIndex(({ name: other }) => other === attribute.name) < index)
      return [`<${name}> has the attribute "${attribute.name}" twice; keep one of them`]
    if (typeof attribute.value !== 'string')
      return [`the attribute "${attribute.name}" of <${name}> must be text in double quotes; write ${example}`]
    if (attribute.value.trim() !== '') return []
    return pictureExample !== undefined && hasAttribute(node, 'src') && attribute.name === 'alt'
      ? [missingAlt(name, pictureExample)]
      : [`the attribute "${attribute.name}" of <${name}> is empty; write ${example}`]
  })
  const meant = found.map((attribute) => nearest(attribute.name ?? '', names))
  const missing = names.filter((key) => allowed[key] && !meant.includes(key))
  return [...messages, ...missing.map((key) => `<${name}> needs the attribute "${key}"; write ${example}`)]
}

const componentMessages = (node: MarkdownNode, setup: Setup): string[] => {
  const name = node.name ?? ''
  const component = componentOf(node, setup.components)
  if (!component) return [nameMessage(name, node, setup)]
  const isPicture = isPictureComponent(node, setup.components)
  const example = isPicture ? (component.pictureExample ?? '') : component.example
  const isFilled = (node.children?.length ?? 0) > 0
  const hasText = component.children && !isPicture
  const messages = [...attributeMessages(node, name, component, example), ...pictureMessages(node, name, component)]
  if (hasText && !isFilled) messages.push(`<${name}> is empty; write its text between ${example} and </${name}>`)
  if (!hasText && isFilled) messages.push(`<${name}> has no text inside; write ${example}`)
  return messages
}

const isBlank = (node: MarkdownNode): boolean => node.type === 'text' && (node.value ?? '').trim() === ''

/** Components inside a line of text: blocks inside a paragraph would be invalid HTML. */
const inlineComponents = (node: MarkdownNode, components: Setup['components']): MarkdownNode[] => {
  const children = node.children ?? []
  if (node.type !== 'paragraph' || children.every((child) => isComponent(child) || isBlank(child))) return []
  return children.filter((child) => isComponent(child) && componentOf(child, components) !== undefined)
}

/** The closing tag of an element is reported with its opening tag. */
const rawHtmlMessage = (value: string, setup: Setup): string | undefined => {
  if (value.startsWith('<!--')) return 'comments cannot be used here; remove it'
  if (value.startsWith('</')) return undefined
  const [, name = '!'] = /^<(\w+)/.exec(value) ?? []
  const isNamed = (each: string) => each.toLowerCase() === name.toLowerCase()
  return Object.keys(setup.components).some(isNamed) || (/^(?!img$)/i.test(name) && /^[A-Z]/.test(name))
    ? `components such as <${name}> are for ${setup.richText.many} only; write the text without it`
    : htmlMessage(name, sourceIn(value), setup)
}

const codeMessage = ({ type, value = '' }: MarkdownNode, setup: Setup): string | undefined => {
  if (type === 'mdxjsEsm') return importMessage(setup)
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') return bracesMessage(setup)
  return type === 'html' ? rawHtmlMessage(value, setup) : undefined
}

/** Blocks of code that nobody meant: of other programs, of indented lines, and of everything below a fence that is never closed. */
const fenceMessage = (node: MarkdownNode, source: Source): string | undefined => {
  if (node.type !== 'code' || !node.position) return undefined
  const raw = source.text.slice(offsetAt(source, node.position.start), offsetAt(source, node.position.end))
  const [fence] = /^(?:`{3,}|~{3,})/.exec(raw) ?? []
  if (fence && /^(?:suggestion|markdown|mdx?)$/.test(node.lang ?? ''))
    return `suggestions on GitHub and chat programs put a text between such lines, which make code of it here; remove this line and the line ${fence} below the text`
  if (!fence) return 'four spaces at the start of a line make it a block of code; remove them'
  return /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(raw)
    ? undefined
    : `the block of code that starts here has no end; write ${fence} on a line below it, or remove these signs`
}

/** Reports code, HTML, and components that are not written as they should be. */
export const checkComponents = ({ setup, source, tree }: EntryBody): BodyProblem[] => {
  const problems: BodyProblem[] = []
  const insideHtml = new Set<MarkdownNode>()
  eachNode(tree, (node) => {
    // The tags inside a tag of HTML end with it.
    if (isHtml(node) || insideHtml.has(node)) for (const child of node.children ?? []) insideHtml.add(child)
    if (isHtml(node) && insideHtml.has(node)) return
    const code = codeMessage(node, setup) ?? fenceMessage(node, source)
    const messages = code ? [code] : isComponent(node) ? componentMessages(node, setup) : []
    for (const message of messages) problems.push({ ...startOf(node), message })
    if (isComponent(node)) problems.push(...(componentOf(node, setup.components)?.check?.(node) ?? []))
    for (const inline of inlineComponents(node, setup.components)) {
      const message = `<${inline.name}> is inside a line of text; put it on its own lines`
      problems.push({ ...startOf(inline), message })
    }
  })
  return problems
}
