import { type HtmlNode, isMarginNote } from './html-node'

/** Marks each note (`noteMark`), so that the text from one note to the next can be a box within which the note stays in view. */
export const noteMarks = () => (tree: HtmlNode) => {
  tree.children = (tree.children ?? []).flatMap((block) =>
    isMarginNote(block)
      ? [{ type: 'element', tagName: 'hr', properties: { dataNote: '' }, children: [] }, block]
      : [block],
  )
}
