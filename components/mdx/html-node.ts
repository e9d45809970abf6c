/** A node of the HTML that a body is turned into. */
export interface HtmlNode {
  type: string
  tagName?: string
  value?: string
  /** The name of a component. */
  name?: string
  attributes?: readonly { name?: string; value?: unknown }[]
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}
