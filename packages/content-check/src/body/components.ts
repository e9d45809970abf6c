import type { EntryBody } from '../entry'
import { findCharacters } from '../files/read-source'
import { type LineAdvice, lineProblem, type TextProblem } from '../problem'
import type { Setup } from '../settings'
import { enumeration, nearest, quote } from '../words'
import { bracesAdvice, commentsMessage, importMessage } from './faults'
import type { Component, MarkdownNode } from './nodes'
import { attributeOf, componentOf, endOf, isPictureComponent, nodesOf, startOf } from './nodes'
import { sourceIn, tagAdvice } from './tag-help'

const isComponent = ({ type }: MarkdownNode): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

const isHtml = (node: MarkdownNode): boolean => isComponent(node) && /^[a-z]/.test(node.name ?? '')

/** @param example The component as it may be written. */
const attributeAdvice = (node: MarkdownNode, component: Component, example: string): LineAdvice[] => {
  const { name, attributes: found = [] } = node
  const { attributes: allowed, pictureExample } = component
  const names = Object.keys(allowed)
  const needs = (key: string): LineAdvice => ({ message: `<${name}> needs the attribute "${key}"; write ${example}` })
  const wrong = found.flatMap(({ name: key = '{…}', value }): LineAdvice[] => {
    if (!Object.hasOwn(allowed, key)) {
      const near = nearest(key, names)
      const start = `<${name}> has no attribute "${key}"`
      if (near) return [{ message: `${start}; did you mean "${near}"?`, find: ` ${key}=`, put: ` ${near}=` }]
      return [{ message: `${start}; remove it, it has ${enumeration(names.map(quote)) || 'none'}` }]
    }
    if (typeof value === 'string') return value.trim() === '' ? [needs(key)] : []
    const message = `the attribute "${key}" of <${name}> must be text in double quotes; write ${example}`
    return [{ message, find: /=\{["']?([^{}"']*)["']?\}/g, put: '="$1"' }]
  })
  const twice = found.filter(({ name: key }, index) => found.findIndex((other) => other.name === key) < index)
  const meant = found.map((attribute) => nearest(attribute.name ?? '', names))
  const required = names.filter((key) => allowed[key] || (example === pictureExample && /^(?:src|alt)$/.test(key)))
  return [
    ...wrong,
    ...twice.map((again) => ({ message: `<${name}> has the attribute "${again.name}" twice; keep one of the two` })),
    ...required.filter((key) => !meant.includes(key)).map(needs),
  ]
}

const componentAdvice = (node: MarkdownNode, setup: Setup): LineAdvice[] => {
  const name = node.name ?? ''
  const component = componentOf(node, setup.components)
  if (!component) return [tagAdvice(name, attributeOf(node, 'src'), setup)]
  const isPicture = isPictureComponent(node, setup.components)
  const example = (isPicture && component.pictureExample) || component.example
  const advice = attributeAdvice(node, component, example)
  const isFilled = (node.children?.length ?? 0) > 0
  if (isFilled === (component.children && !isPicture)) return advice
  const message = isFilled
    ? `<${name}> has no text inside; write ${example}`
    : `<${name}> is empty; write its text between ${example} and </${name}>`
  return [...advice, { message }]
}

const isBlank = (node: MarkdownNode): boolean => node.type === 'text' && (node.value ?? '').trim() === ''

/** Components inside a line of text: blocks inside a paragraph would be invalid HTML. */
const inlineComponents = (node: MarkdownNode, components: Setup['components']): MarkdownNode[] => {
  const children = node.children ?? []
  if (node.type !== 'paragraph' || children.every((child) => isComponent(child) || isBlank(child))) return []
  return children.filter((child) => isComponent(child) && componentOf(child, components) !== undefined)
}

/** The closing tag of an element is reported with its opening tag. */
const rawHtmlAdvice = (value: string, setup: Setup): LineAdvice[] => {
  if (value.startsWith('<!--')) return [{ message: commentsMessage }]
  if (value.startsWith('</')) return []
  const [, name = '!'] = /^<(\w+)/.exec(value) ?? []
  const isComponentName = Object.keys(setup.components).some((each) => each.toLowerCase() === name.toLowerCase())
  if (!isComponentName) return [tagAdvice(name, sourceIn(value), setup)]
  return [{ message: `components such as <${name}> are for ${setup.richText.many} only; write the text without it` }]
}

/** Blocks of code that nobody meant: of other programs, of indented lines, and of everything below a fence that is never closed. */
const fenceAdvice = (node: MarkdownNode, text: string): LineAdvice[] => {
  const raw = text.slice(startOf(node), endOf(node))
  const [fence] = /^(?:`{3,}|~{3,})/.exec(raw) ?? []
  if (!fence)
    return [
      { message: 'four spaces at the start of a line make it a block of code; remove them', find: /^ {4,}/, put: '' },
    ]
  if (/^(?:suggestion|markdown|mdx?)$/.test(node.lang ?? '')) {
    const start = 'suggestions on GitHub and chat programs put a text between such lines, which make code of it here'
    return [{ message: `${start}; remove this line and the line ${fence} below the text` }]
  }
  const end = `write ${fence} on a line below it, or remove these signs`
  return /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(raw)
    ? []
    : [{ message: `the block of code that starts here has no end; ${end}` }]
}

const adviceFor = (node: MarkdownNode, text: string, setup: Setup): LineAdvice[] => {
  const { type, value = '' } = node
  if (isComponent(node)) return componentAdvice(node, setup)
  if (type === 'mdxjsEsm') return [{ message: importMessage(setup) }]
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') return [bracesAdvice(setup)]
  if (type === 'html') return rawHtmlAdvice(value, setup)
  if (type === 'text' && text.slice(startOf(node), endOf(node)).includes('&')) return findCharacters(value)
  return type === 'code' ? fenceAdvice(node, text) : []
}

/** Reports code, HTML, and components that are not written as they should be. */
export const checkComponents = ({ setup, written, text, tree }: EntryBody): TextProblem[] => {
  const nodes = nodesOf(tree)
  const insideHtml = new Set(nodes.filter(isHtml).flatMap(({ children = [] }) => children.flatMap(nodesOf)))
  // The tags inside a tag of HTML end with it.
  const checked = nodes.filter((node) => !(isHtml(node) && insideHtml.has(node)))
  return checked.flatMap((node) => {
    const end = isComponent(node) ? endOf(node) : undefined
    return [
      ...adviceFor(node, text, setup).map((advice) => lineProblem(written, startOf(node), advice, end)),
      ...(componentOf(node, setup.components)?.check?.(node) ?? []),
      ...inlineComponents(node, setup.components).map((inline) => ({
        index: startOf(inline),
        message: `<${inline.name}> is inside a line of text; put it on its own lines`,
      })),
    ]
  })
}
