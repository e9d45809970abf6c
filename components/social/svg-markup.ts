import { Fragment, isValidElement, type ReactNode } from 'react'
import { escapeHtml } from '@/lib/text/escape-html'
import { backgroundOf, type Palette, paintMarkup, paintOf } from '@/lib/theme/paint'

const attributeName = (name: string): string =>
  name === 'viewBox' || name === 'pathLength' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const attributes = (all: Record<string, unknown>): string =>
  Object.entries(all)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => ` ${attributeName(name)}="${escapeHtml(String(value))}"`)
    .join('')

/**
 * An illustration as SVG source that needs no style sheet: its classes, also those in a drawing, become attributes with the given colors.
 * Illustrations are components without hooks, so they are rendered by calling them.
 */
export const svgMarkup = (node: ReactNode, palette: Palette): string => {
  if (Array.isArray(node)) return node.map((child: ReactNode) => svgMarkup(child, palette)).join('')
  if (typeof node === 'string' || typeof node === 'number') return escapeHtml(String(node))
  if (!isValidElement<Record<string, unknown>>(node)) return ''
  const { children, className, dangerouslySetInnerHTML: given, ...props } = node.props
  const html = (given as { __html: string } | undefined)?.__html
  const inner = html === undefined ? svgMarkup(children as ReactNode, palette) : paintMarkup(html, palette)
  if (node.type === Fragment) return inner
  if (typeof node.type === 'function') {
    const component = node.type as (all: Record<string, unknown>) => ReactNode
    return svgMarkup(component(node.props), palette)
  }
  const classes = typeof className === 'string' ? className : ''
  const own = { ...paintOf(classes, palette), ...props }
  if (node.type !== 'svg') return `<${node.type}${attributes(own)}>${inner}</${node.type}>`
  const background = backgroundOf(classes, palette)
  const rect = background ? `<rect width="100%" height="100%" fill="${background}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes({ color: palette.get('ink'), ...own })}>${rect}${inner}</svg>`
}
