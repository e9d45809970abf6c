import { colorOf } from '@/lib/build/theme-tokens'
import { mark, smallMark } from '@/lib/catenary'

/** The icons of an installed site. Those that are maskable keep the mark within the circle that every platform shows. */
export const appIcons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** The icon on the home screens of Apple devices: dark, since a light one would have no visible edge there. */
export const touchIcon = { name: 'apple-touch-icon.png', size: 180, purpose: 'touch' } as const

type AppIcon = (typeof appIcons)[number] | typeof touchIcon

/** An icon as SVG: the mark on the paper color, for Apple's home screens on the deep color. */
export const appIconSvg = ({ size, purpose }: AppIcon): string => {
  // The mark is drawn on a grid of 32.
  const margin = purpose === 'any' ? 4 : 12
  const grid = 32 + 2 * margin
  const names =
    purpose === 'touch'
      ? ['deep', 'deep-ink', 'deep-line', 'deep-copper']
      : ['paper', 'ink', 'teal-line', 'copper-line']
  const [ground, arch, chain, node] = names.map((name) => colorOf(name).light)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-margin} ${-margin} ${grid} ${grid}">` +
    `<rect x="${-margin}" y="${-margin}" width="${grid}" height="${grid}" fill="${ground}"/>` +
    `<path fill="none" stroke="${chain}" stroke-width="1.6" stroke-linecap="round" d="${mark.chain}"/>` +
    `<path fill="${arch}" d="${mark.arch}"/>` +
    `<circle fill="${node}" cx="${mark.node.x}" cy="${mark.node.y}" r="${mark.nodeRadius}"/></svg>`
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
 * have to wait for new ones (docs/performance.md).
 */
export const faviconAddress = svgAddress(favicon)
