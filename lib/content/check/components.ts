import { mdxComponents } from '../mdx-components'
import { checkChart } from './chart'
import type { DocumentBody } from './document-rules'
import { figureMessages, isPictureFigure, missingAlt, pictureExample } from './figure'
import { eachNode, type MarkdownNode, startOf } from './markdown-tree'
import { htmlPictureMessage } from './picture-help'
import type { BodyFinding } from './problem'
import { alternatives, enumeration, nearest } from './words'

const isComponent = ({ type }: MarkdownNode): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

const names = Object.keys(mdxComponents)
const tags = names.map((name) => `<${name}>`)

const attributeOf = (node: MarkdownNode, name: string): string => {
  const value = (node.attributes ?? []).find((attribute) => attribute.name === name)?.value
  return typeof value === 'string' ? value : ''
}

const unknownName = (name: string, node: MarkdownNode): string => {
  const near = nearest(name, names)
  if (near) return `unknown component <${name}>; did you mean <${near}>?`
  if (name === 'img') return htmlPictureMessage(attributeOf(node, 'src'))
  if (/^[a-z]|^$/.test(name))
    return `HTML such as <${name}> cannot be used; write Markdown, or one of ${alternatives(tags)}`
  return `unknown component <${name}>; write one of ${alternatives(tags)}`
}

const attributeMessages = (node: MarkdownNode, name: string): string[] => {
  const { attributes: allowed = {}, example: plain } = mdxComponents[name] ?? {}
  const example = isPictureFigure(node) ? pictureExample : plain
  const found = node.attributes ?? []
  const messages = found.flatMap((attribute) => {
    const known = attribute.name !== undefined && Object.hasOwn(allowed, attribute.name)
    if (!known) {
      const near = nearest(attribute.name ?? '', Object.keys(allowed))
      const help = near ? `did you mean "${near}"?` : `remove it, ${list(Object.keys(allowed))}`
      return [`<${name}> has no attribute "${attribute.name ?? '{…}'}"; ${help}`]
    }
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

const isBlank = (node: MarkdownNode): boolean => node.type === 'text' && (node.value ?? '').trim() === ''

/** Components inside a line of text: blocks inside a paragraph would be invalid HTML. */
const inlineComponents = (node: MarkdownNode): MarkdownNode[] => {
  const children = node.children ?? []
  if (node.type !== 'paragraph' || children.every((child) => isComponent(child) || isBlank(child))) return []
  return children.filter((child) => isComponent(child) && Object.hasOwn(mdxComponents, child.name ?? ''))
}

/** The closing tag of an element is reported with its opening tag. */
const htmlMessage = (value: string): string | undefined => {
  if (value.startsWith('<!--')) return 'comments cannot be used here; remove it'
  if (/^<img\b/i.test(value)) return htmlPictureMessage(/\ssrc=["']?([^"'\s>]*)/i.exec(value)?.[1] ?? '')
  return value.startsWith('</') ? undefined : 'HTML cannot be used here; write Markdown'
}

const codeMessage = ({ type, value = '' }: MarkdownNode): string | undefined => {
  if (type === 'mdxjsEsm')
    return 'a line cannot start with "import" or "export" in an article; begin it with another word'
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
    return 'braces cannot be used in the text of an article; write the text without { and }'
  }
  return type === 'html' ? htmlMessage(value) : undefined
}

/** Reports code, HTML, and components that are not written as they should be. */
export const checkComponents = ({ tree }: DocumentBody): BodyFinding[] => {
  const findings: BodyFinding[] = []
  eachNode(tree, (node) => {
    const code = codeMessage(node)
    const messages = code ? [code] : isComponent(node) ? componentMessages(node) : []
    for (const message of messages) findings.push({ ...startOf(node), message })
    if (isComponent(node) && node.name === 'Chart') findings.push(...checkChart(node))
    for (const inline of inlineComponents(node)) {
      findings.push({
        ...startOf(inline),
        message: `<${inline.name}> is inside a line of text; put it on its own lines`,
      })
    }
  })
  return findings
}
