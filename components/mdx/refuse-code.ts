import { mdxComponents } from '../../lib/content/mdx-components'

interface MarkdownNode {
  type: string
  name?: string | null
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
    const component = Object.hasOwn(mdxComponents, name ?? '') ? mdxComponents[name ?? ''] : undefined
    if (!component) return `the element <${name ?? ''}>`
    const isAllowed = (attribute: { name?: string; value?: unknown }) =>
      typeof attribute.value === 'string' && Object.hasOwn(component.attributes, attribute.name ?? '')
    if (!attributes.every(isAllowed)) return `an attribute that <${name}> does not have`
  }
  return url === undefined || address.test(url) ? undefined : `the address ${url}`
}

/**
 * Stops the rendering of a body with code, unknown elements, or addresses of other kinds. The content check reports them first, with
 * help; this holds whatever that check may overlook, since the body of an article is compiled to a function that the build calls.
 * @throws Error naming what was found, with its line and column in the body.
 */
export const refuseCode = () => (tree: MarkdownNode) => {
  const reason = reasonToRefuse(tree)
  if (reason !== undefined) {
    const { line = 1, column = 1 } = tree.position?.start ?? {}
    throw new Error(
      `A text contains ${reason} at ${line}:${column}, which texts cannot have. Run npm run content:check.`,
    )
  }
  for (const child of tree.children ?? []) refuseCode()(child)
}
