import type { FoundText, SourceText } from './find-places'

/** Where a text is kept, in the labels of its form, and in its file. */
export const placeOf = ({ file, label, line }: SourceText) => ({
  title: `${file.label} › ${label}`,
  at: `${file.path}:${line}`,
})

/** Which of two texts comes first on the page. A text keeps its place there when the page is read again. */
export const compare = (a: FoundText, b: FoundText): number =>
  a.range.compareBoundaryPoints(Range.START_TO_START, b.range)

/** Whether a text is seen when it is in the window. */
export const isVisible = ({ range, block }: FoundText): boolean => {
  const { width, height } = (range.startContainer.parentElement ?? block).getBoundingClientRect()
  return width > 1 && height > 1 && block.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** The smallest text at a point, above all others. */
export const textAt = (found: readonly FoundText[], { clientX: x, clientY: y }: MouseEvent): FoundText | undefined => {
  const stack = document.elementsFromPoint(x, y)
  const isNear = ({ left, right, top, bottom }: DOMRect) =>
    left - 4 <= x && x <= right + 4 && top - 4 <= y && y <= bottom + 4
  const near = found.filter((text) => isVisible(text) && [...text.range.getClientRects()].some(isNear))
  const depth = ({ block }: FoundText) => {
    const at = stack.findIndex((element) => block.contains(element))
    return at === -1 ? stack.length : at
  }
  return near.sort((a, b) => depth(a) - depth(b) || a.range.toString().length - b.range.toString().length)[0]
}

/** The next text that is seen, or the one before. */
export const nextTo = (found: readonly FoundText[], from: FoundText | undefined, by: 1 | -1): FoundText | undefined => {
  const visible = found.filter(isVisible)
  const ahead = by === 1 ? visible : visible.reverse()
  return ahead.find((text) => !from || by * compare(text, from) > 0) ?? ahead[0]
}
