import { mark, smallMark } from '@/lib/catenary'
import { colorOf } from '@/lib/theme/tokens'

/** The icons of an installed site. Those that are maskable keep the mark within the circle that every platform shows. */
export const appIcons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

type AppIcon = (typeof appIcons)[number]

/** An icon as SVG: the mark on paper. */
export const appIconSvg = ({ size, purpose }: AppIcon): string => {
  // The mark is drawn on a grid of 32.
  const margin = purpose === 'maskable' ? 12 : 4
  const grid = 32 + 2 * margin
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-margin} ${-margin} ${grid} ${grid}">` +
    `<rect x="${-margin}" y="${-margin}" width="${grid}" height="${grid}" fill="${colorOf('paper').light}"/>` +
    `<path fill="none" stroke="${colorOf('teal-line').light}" stroke-width="1.6" stroke-linecap="round" d="${mark.chain}"/>` +
    `<path fill="${colorOf('ink').light}" d="${mark.arch}"/>` +
    `<circle fill="${colorOf('copper-line').light}" cx="${mark.node.x}" cy="${mark.node.y}" r="${mark.nodeRadius}"/></svg>`
  )
}

/** An SVG as a data URL, with all characters escaped that a URL must not contain. */
const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[ %#<>&{}]/g, encodeURIComponent)}`

const { arch, node, nodeRadius } = smallMark
const ink = colorOf('ink')

/** The small mark as the browser shows it in its tabs, light on dark where the browser is dark. */
export const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${ink.light}">` +
  `<style>@media (prefers-color-scheme:dark){svg{fill:${ink.dark}}}</style>` +
  `<path d="${arch}"/><circle fill="${colorOf('copper-line').light}" cx="${node.x}" cy="${node.y}" r="${nodeRadius}"/></svg>`

/**
 * The favicon as a data URL. As a file it would use the connection that is still open from the page, and the fonts would
 * have to wait for new ones (largest contentful paint of About on a simulated phone: 1.36 s with a file, 1.21 s without).
 */
export const faviconAddress = svgAddress(favicon)
