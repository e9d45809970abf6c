import { fillAddress, type Placeholders } from '../../lib/content/placeholders'
import { articleBlocks } from './blocks'

/** A node of the tree of a body. */
interface MarkdownNode {
  type: string
  name?: string | null
  value?: string
  url?: string
  attributes?: { type: string; name?: string; value?: unknown }[]
  children?: MarkdownNode[]
  position?: { start: { line: number; column: number } }
}

const code = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'])
const element = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement'])
const address = /^(?:https:|mailto:|tel:|[#/](?!\/))/i

function reasonToRefuse({ type, name, url, attributes = [] }: MarkdownNode): string | undefined {
  if (code.has(type)) return 'code'
  if (element.has(type)) {
    const component = Object.hasOwn(articleBlocks, name ?? '') ? articleBlocks[name ?? ''] : undefined
    if (!component) return `the element <${name ?? ''}>`
    const isAllowed = (attribute: { name?: string; value?: unknown }) =>
      typeof attribute.value === 'string' && Object.hasOwn(component.attributes, attribute.name ?? '')
    if (!attributes.every(isAllowed)) return `an attribute that <${name}> does not have`
  }
  return url === undefined || address.test(url) ? undefined : `the address ${url}`
}

/**
 * Stops the rendering of a body with code, unknown elements, or addresses of other kinds. The content check reports them first, with
 * help; this holds whatever that check may overlook, and for the text of a form that has not been checked yet.
 * @throws Error naming what was found, with its line and column in the body.
 */
export function refuseCode(tree: MarkdownNode): void {
  const reason = reasonToRefuse(tree)
  if (reason !== undefined) {
    const { line = 1, column = 1 } = tree.position?.start ?? {}
    throw new Error(
      `A text contains ${reason} at ${line}:${column}, which texts cannot have. Run npm run content:check.`,
    )
  }
  tree.children?.forEach(refuseCode)
}

const isBlank = ({ type, value = '' }: MarkdownNode): boolean => type === 'text' && value.trim() === ''

/** A component that is alone in its paragraph stands in its place: blocks inside a paragraph would be invalid HTML. */
export function unwrapComponents(tree: MarkdownNode): void {
  tree.children = tree.children?.flatMap((child) => {
    const { type, children: inner = [] } = child
    const rest = inner.filter((each) => !isBlank(each))
    return type === 'paragraph' && rest.length > 0 && rest.every((each) => each.type === 'mdxJsxTextElement')
      ? rest.map((each) => ({ ...each, type: 'mdxJsxFlowElement' }))
      : [child]
  })
  tree.children?.forEach(unwrapComponents)
}

/** Fills the facts of the site into the addresses of a tree. */
export function fillAddresses(tree: MarkdownNode, facts: Placeholders): void {
  if (tree.url !== undefined) tree.url = fillAddress(tree.url, facts)
  for (const child of tree.children ?? []) fillAddresses(child, facts)
}
