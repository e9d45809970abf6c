interface HtmlNode {
  type: string
  /** The name of a component. */
  name?: string
  children?: HtmlNode[]
}

/** The components that stand in the margin of a wide page. */
const marginNotes = new Set(['Callout', 'Chart', 'KeyFigure', 'PullQuote'])

/** Marks each note (`noteMark`), so that the text from one note to the next can be a box within which the note stays in view. */
export const noteMarks = () => (tree: HtmlNode) => {
  tree.children = (tree.children ?? []).flatMap((block) =>
    block.name !== undefined && marginNotes.has(block.name)
      ? [{ type: 'element', tagName: 'hr', properties: { dataNote: '' }, children: [] }, block]
      : [block],
  )
}
