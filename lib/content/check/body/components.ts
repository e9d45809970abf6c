import { mdxComponents } from '../../mdx-components'
import type { DocumentBody } from '../document'
import type { BodyFinding } from '../problem'
import { offsetAt, type Source } from '../source'
import { alternatives, enumeration, nearest } from '../words'
import { checkChart } from './chart'
import { figureMessages, isPictureFigure, missingAlt, pictureExample } from './figure'
import { htmlMessage } from './html-help'
import { bracesMessage, importMessage } from './markdown-errors'
import { attributeOf, eachNode, type MarkdownNode, startOf } from './markdown-tree'
import { sourceIn } from './picture-help'

const isComponent = ({ type }: MarkdownNode): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

const isHtml = (node: MarkdownNode): boolean => isComponent(node) && /^[a-z]/.test(node.name ?? '')

const names = Object.keys(mdxComponents)
const tags = names.map((name) => `<${name}>`)

const unknownName = (name: string, node: MarkdownNode): string => {
  const near = nearest(name, names)
  if (near) return `unknown component <${name}>; did you mean <${near}>?`
  if (/^[a-z]|^$/.test(name)) return htmlMessage(name, attributeOf(node, 'src'))
  return `unknown component <${name}>; write one of ${alternatives(tags)}`
}

const attributeMessages = (node: MarkdownNode, name: string): string[] => {
  const { attributes: allowed = {}, example: plain } = mdxComponents[name] ?? {}
  const example = isPictureFigure(node) ? pictureExample : plain
  const found = node.attributes ?? []
  const messages = found.flatMap((attribute, index) => {
    const known = attribute.name !== undefined && Object.hasOwn(allowed, attribute.name)
    if (!known) {
      const near = nearest(attribute.name ?? '', Object.keys(allowed))
      const help = near ? `did you mean "${near}"?` : `remove it, ${list(Object.keys(allowed))}`
      return [`<${name}> has no attribute "${attribute.name ?? '{…}'}"; ${help}`]
    }
    if (found.findIndex(({ name: other }) => other === attribute.name) < index)
      return [`<${name}> has the attribute "${attribute.name}" twice; keep one of them`]
    if (typeof attribute.value !== 'string')
      return [`the attribute "${attribute.name}" of <${name}> must be text in double quotes; write ${example}`]
    if (attribute.value.trim() !== '') return []
    return isPictureFigure(node) && attribute.name === 'alt'
      ? [missingAlt]
      : [`the attribute "${attribute.name}" of <${name}> is empty; write ${example}`]
  })
  const meant = found.map((attribute) => nearest(attribute.name ?? '', Object.keys(allowed)))
  const missing = Object.keys(allowed).filter((key) => allowed[key] && !meant.includes(key))
  return [...messages, ...missing.map((key) => `<${name}> needs the attribute "${key}"; write ${example}`)]
}

const list = (allowed: readonly string[]): string =>
  allowed.length === 0 ? 'it has none' : `it has ${enumeration(allowed.map((key) => `"${key}"`))}`

const componentMessages = (node: MarkdownNode): string[] => {
  const name = node.name ?? ''
  const component = Object.hasOwn(mdxComponents, name) ? mdxComponents[name] : undefined
  if (!component) return [unknownName(name, node)]
  const filled = (node.children?.length ?? 0) > 0
  const hasText = component.children && !isPictureFigure(node)
  const messages = [...attributeMessages(node, name), ...figureMessages(node)]
  if (hasText && !filled)
    messages.push(`<${name}> is empty; write its text between ${component.example} and </${name}>`)
  if (!hasText && filled)
    messages.push(`<${name}> has no text inside; write ${isPictureFigure(node) ? pictureExample : component.example}`)
  return messages
}

const checkSteps = ({ children = [] }: MarkdownNode): BodyFinding[] =>
  children
    .filter(({ type, ordered }) => type !== 'list' || ordered !== true)
    .slice(0, 1)
    .map((child) => ({
      ...startOf(child),
      message:
        '<Steps> holds one numbered list and nothing else; write a line for each step, such as "1. Count the stock"',
    }))

const isBlank = (node: MarkdownNode): boolean => node.type === 'text' && (node.value ?? '').trim() === ''

/** Components inside a line of text: blocks inside a paragraph would be invalid HTML. */
const inlineComponents = (node: MarkdownNode): MarkdownNode[] => {
  const children = node.children ?? []
  if (node.type !== 'paragraph' || children.every((child) => isComponent(child) || isBlank(child))) return []
  return children.filter((child) => isComponent(child) && Object.hasOwn(mdxComponents, child.name ?? ''))
}

/** The closing tag of an element is reported with its opening tag. */
const rawHtmlMessage = (value: string): string | undefined => {
  if (value.startsWith('<!--')) return 'comments cannot be used here; remove it'
  if (value.startsWith('</')) return undefined
  const [, name = '!'] = /^<(\w+)/.exec(value) ?? []
  return /^(?!img$)/i.test(name) && /^[A-Z]/.test(name)
    ? `components such as <${name}> are for articles only; write the text without it`
    : htmlMessage(name, sourceIn(value))
}

const codeMessage = ({ type, value = '' }: MarkdownNode): string | undefined => {
  if (type === 'mdxjsEsm') return importMessage
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') return bracesMessage
  return type === 'html' ? rawHtmlMessage(value) : undefined
}

/** Blocks of code that nobody meant: of indented lines, and of everything below a fence that is never closed. */
const fenceMessage = (node: MarkdownNode, source: Source): string | undefined => {
  if (node.type !== 'code' || !node.position) return undefined
  const raw = source.text.slice(offsetAt(source, node.position.start), offsetAt(source, node.position.end))
  const [fence] = /^(?:`{3,}|~{3,})/.exec(raw) ?? []
  if (!fence) return 'four spaces at the start of a line make it a block of code; remove them'
  return /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(raw)
    ? undefined
    : `the block of code that starts here has no end; write ${fence} on a line below it, or remove these signs`
}

/** Reports code, HTML, and components that are not written as they should be. */
export const checkComponents = ({ source, tree }: DocumentBody): BodyFinding[] => {
  const findings: BodyFinding[] = []
  const insideHtml = new Set<MarkdownNode>()
  eachNode(tree, (node) => {
    // The tags inside a tag of HTML end with it.
    if (isHtml(node) || insideHtml.has(node)) for (const child of node.children ?? []) insideHtml.add(child)
    if (isHtml(node) && insideHtml.has(node)) return
    const code = codeMessage(node) ?? fenceMessage(node, source)
    const messages = code ? [code] : isComponent(node) ? componentMessages(node) : []
    for (const message of messages) findings.push({ ...startOf(node), message })
    if (isComponent(node) && node.name === 'Chart') findings.push(...checkChart(node))
    if (isComponent(node) && node.name === 'Steps') findings.push(...checkSteps(node))
    for (const inline of inlineComponents(node)) {
      findings.push({
        ...startOf(inline),
        message: `<${inline.name}> is inside a line of text; put it on its own lines`,
      })
    }
  })
  return findings
}
