import { noBreakEnd } from '../../lib/typography/no-break-end'
import type { HtmlNode } from './html-node'

/** Joins the last words of every paragraph and list item with no-break spaces. Pull quotes use balanced lines instead. */
export const noBreakEnds = () => (tree: HtmlNode) => applyBelow(tree)

const applyBelow = (node: HtmlNode): void => {
  if (node.name === 'PullQuote') return
  const last = node.children?.at(-1)
  if ((node.tagName === 'p' || node.tagName === 'li') && last?.type === 'text')
    last.value = noBreakEnd(last.value ?? '')
  node.children?.forEach(applyBelow)
}
