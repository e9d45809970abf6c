import { Children, isValidElement, type ReactNode } from 'react'

/** The text of rendered Markdown without its markup. */
export const textContent = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textContent(child.props.children)
      return typeof child === 'string' || typeof child === 'number' ? String(child) : ''
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
