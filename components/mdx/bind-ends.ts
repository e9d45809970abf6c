import { bindEnd } from '../../lib/bind-end'

interface HtmlNode {
  type: string
  tagName?: string
  value?: string
  /** Of a component. */
  name?: string
  children?: HtmlNode[]
}

/** Binds the last words of every paragraph and entry of a list. The lines of a pull quote are balanced instead. */
export const bindEnds = () => (tree: HtmlNode) => bindBelow(tree)

const bindBelow = (node: HtmlNode): void => {
  if (node.name === 'PullQuote') return
  const last = node.children?.at(-1)
  if ((node.tagName === 'p' || node.tagName === 'li') && last?.type === 'text') last.value = bindEnd(last.value ?? '')
  node.children?.forEach(bindBelow)
}
