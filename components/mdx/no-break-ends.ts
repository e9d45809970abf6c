import { noBreakEnd } from '../../lib/typography/no-break-end'

interface HtmlNode {
  type: string
  tagName?: string
  value?: string
  /** Of a component. */
  name?: string
  children?: HtmlNode[]
}

/** Binds the last words of every paragraph and entry of a list. The lines of a pull quote are balanced instead. */
export const noBreakEnds = () => (tree: HtmlNode) => applyBelow(tree)

const applyBelow = (node: HtmlNode): void => {
  if (node.name === 'PullQuote') return
  const last = node.children?.at(-1)
  if ((node.tagName === 'p' || node.tagName === 'li') && last?.type === 'text')
    last.value = noBreakEnd(last.value ?? '')
  node.children?.forEach(applyBelow)
}
