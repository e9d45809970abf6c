import type { EntryBody } from '../entry'
import { findCharacters } from '../files/read-source'
import { type BareFinding, lineFinding, type TextFinding } from '../finding'
import { found } from '../sentences'
import type { Settings } from '../settings'
import { enumeration, nearest, quote } from '../words'
import { bracesFinding, commentFinding, importFinding } from './faults'
import type { Component, MarkdownNode } from './nodes'
import { attributeOf, componentOf, endOf, isPictureComponent, nodesOf, startOf, textOf } from './nodes'
import { sourceIn, tagFinding } from './tag-help'

const isComponent = ({ type }: MarkdownNode): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

const isHtml = (node: MarkdownNode): boolean => isComponent(node) && /^[a-z]/.test(node.name ?? '')

/** @param example The component as it may be written. */
const attributeFindings = (node: MarkdownNode, component: Component, example: string): BareFinding[] => {
  const { attributes = [] } = node
  const name = node.name ?? ''
  const { attributes: allowed, pictureExample } = component
  const names = Object.keys(allowed)
  const needs = (attribute: string) => found('component/missing-attribute', { name, attribute, example })
  const wrong = attributes.flatMap(({ name: attribute = '{…}', value }): BareFinding[] => {
    if (!Object.hasOwn(allowed, attribute)) {
      const near = nearest(attribute, names)
      const fix = { find: ` ${attribute}=`, replacement: ` ${near}=` }
      if (near) return [found('component/near-attribute', { name, attribute, near }, fix)]
      const known = enumeration(names.map(quote)) || 'none'
      return [found('component/unknown-attribute', { name, attribute, attributes: known })]
    }
    if (typeof value === 'string') return value.trim() === '' ? [needs(attribute)] : []
    const fix = { find: /=\{["']?([^{}"']*)["']?\}/g, replacement: '="$1"' }
    return [found('component/attribute-value', { name, attribute, example }, fix)]
  })
  const meant = attributes.map((attribute) => nearest(attribute.name ?? '', names))
  const required = names.filter((key) => allowed[key] || (example === pictureExample && /^(?:src|alt)$/.test(key)))
  return [...wrong, ...required.filter((key) => !meant.includes(key)).map(needs)]
}

const componentFindings = (node: MarkdownNode, settings: Settings): BareFinding[] => {
  const name = node.name ?? ''
  const component = componentOf(node, settings.components)
  if (!component) return [tagFinding(name, attributeOf(node, 'src'), settings)]
  const isPicture = isPictureComponent(node, settings.components)
  const example = (isPicture && component.pictureExample) || component.example
  const findings = attributeFindings(node, component, example)
  const isFilled = (node.children?.length ?? 0) > 0
  if (isFilled === (component.children && !isPicture)) return findings
  return [...findings, found(isFilled ? 'component/with-text' : 'component/empty', { name, example })]
}

/** Components inside a line of text: blocks inside a paragraph would be invalid HTML. */
const inlineComponents = (node: MarkdownNode, components: Settings['components']): MarkdownNode[] => {
  const children = node.children ?? []
  if (node.type !== 'paragraph' || children.every((child) => isComponent(child) || textOf(child).trim() === ''))
    return []
  return children.filter((child) => isComponent(child) && componentOf(child, components) !== undefined)
}

/** The closing tag of an element is reported with its opening tag. */
const rawHtmlFindings = (value: string, settings: Settings): BareFinding[] => {
  if (value.startsWith('<!--')) return [commentFinding()]
  if (value.startsWith('</')) return []
  const [, name = '!'] = /^<(\w+)/.exec(value) ?? []
  const isComponentName = Object.keys(settings.components).some((each) => each.toLowerCase() === name.toLowerCase())
  if (!isComponentName) return [tagFinding(name, sourceIn(value), settings)]
  return [found('component/other-text', { name, articles: settings.richText.many })]
}

/** Blocks of code that nobody meant: of other programs, of indented lines, and of everything below a fence that is never closed. */
const fenceFindings = (node: MarkdownNode, text: string): BareFinding[] => {
  const raw = text.slice(startOf(node), endOf(node))
  const [fence] = /^(?:`{3,}|~{3,})/.exec(raw) ?? []
  if (!fence) return [found('mark/code-indentation', {}, { find: /^ {4,}/, replacement: '' })]
  if (/^(?:suggestion|markdown|mdx?)$/.test(node.lang ?? '')) return [found('mark/foreign-code', { fence })]
  return /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(raw) ? [] : [found('mark/open-code', { fence })]
}

const findingsOf = (node: MarkdownNode, text: string, settings: Settings): BareFinding[] => {
  const { type, value = '' } = node
  if (isComponent(node)) return componentFindings(node, settings)
  if (type === 'mdxjsEsm') return [importFinding(settings)]
  if (/^mdx.*Expression$/.test(type)) return [/^\s*\/\*/.test(value) ? commentFinding() : bracesFinding(settings)]
  if (type === 'html') return rawHtmlFindings(value, settings)
  if (type === 'text' && text.slice(startOf(node), endOf(node)).includes('&')) return findCharacters(value)
  return type === 'code' ? fenceFindings(node, text) : []
}

/** Reports code, HTML, and components that are not written as they should be. */
export const checkComponents = ({ settings, written, text, tree }: EntryBody): TextFinding[] => {
  const nodes = nodesOf(tree)
  const insideHtml = new Set(nodes.filter(isHtml).flatMap(({ children = [] }) => children.flatMap(nodesOf)))
  // The tags inside a tag of HTML end with it.
  return nodes
    .filter((node) => !(isHtml(node) && insideHtml.has(node)))
    .flatMap((node) => {
      const end = isComponent(node) ? endOf(node) : undefined
      return [
        ...findingsOf(node, text, settings).map((each) => lineFinding(written, startOf(node), each, end)),
        ...(componentOf(node, settings.components)?.check?.(node) ?? []),
        ...inlineComponents(node, settings.components).map((inline) => ({
          ...found('tag/in-text', { name: inline.name ?? '' }),
          index: startOf(inline),
        })),
      ]
    })
}
