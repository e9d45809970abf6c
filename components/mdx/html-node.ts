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

/** The components that stand in the margin of a wide page. */
const marginNotes = new Set(['Callout', 'Chart', 'KeyFigure', 'PullQuote'])

/** Whether a block stands in the margin of a wide page. */
export const isMarginNote = ({ name }: HtmlNode): boolean => name !== undefined && marginNotes.has(name)
