import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawing } from '../pictures/drawing'
import { escapeHtml } from '../text/escape-html'
import { paintMarkup } from '../theme/paint'
import { site } from './content'
import { locateContent } from './content-folder.mjs'
import { drawingAt } from './describe-picture'
import { colorOf } from './theme-tokens'

const hasFile = (address: string) => existsSync(join(locateContent(process.cwd()).publicFolder, address))

/** The first letter of a name in the display face, in place of a mark. */
const letterOf = (name: string): Drawing => ({
  viewBox: '0 0 32 32',
  markup: `<text class="fill-current" x="16" y="26" text-anchor="middle" font-family="Besley, Georgia, serif" font-size="29">${escapeHtml(Array.from(name)[0] ?? '')}</text>`,
})

const [file, smallFile] = ['/images/brand/mark.svg', '/images/brand/mark-small.svg']

/** The mark of the firm, from its file. */
export const mark = hasFile(file) ? drawingAt(file) : letterOf(site.brand)

/** The mark of browser tabs, which may be simpler. */
const smallMark = hasFile(smallFile) ? drawingAt(smallFile) : mark

/** The icons of an installed site. Those that are maskable keep the mark within the circle that every platform shows. */
export const appIcons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** The icon on the home screens of Apple devices: dark, since a light one would have no visible edge there. */
export const touchIcon = { name: 'apple-touch-icon.png', size: 180, purpose: 'touch' } as const

type AppIcon = (typeof appIcons)[number] | typeof touchIcon

/** The left, the top, the width, and the height of a drawing. */
const boxOf = ({ viewBox }: Drawing) => viewBox.split(' ').map(Number) as [number, number, number, number]

/** An icon as SVG: the mark on the paper color, for Apple's home screens on the deep color. */
export const appIconSvg = ({ size, purpose }: AppIcon): string => {
  const [left, top, width] = boxOf(mark)
  const margin = ((purpose === 'any' ? 4 : 12) / 32) * width
  const box = [left - margin, top - margin, width + 2 * margin]
  const isDark = purpose === 'touch'
  const colors = new Map(
    (
      [
        ['paper', 'deep'],
        ['ink', 'deep-ink'],
        ['teal-line', 'deep-line'],
        ['copper-line', 'deep-copper'],
      ] as const
    ).map(([name, inDark]) => [name, colorOf(isDark ? inDark : name).light]),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box.join(' ')} ${box[2]}" color="${colors.get('ink')}">` +
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[2]}" fill="${colors.get('paper')}"/>` +
    `${paintMarkup(mark.markup, colors)}</svg>`
  )
}

/** An SVG as a data URL, with all characters escaped that a URL must not contain. */
const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[ %#<>&{}]/g, encodeURIComponent)}`

const ink = colorOf('ink')
const light = new Map((['teal-line', 'copper-line'] as const).map((name) => [name, colorOf(name).light]))

/** The small mark as the browser shows it in its tabs, light on dark where the browser is dark. */
export const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${smallMark.viewBox}" color="${ink.light}">` +
  `<style>@media (prefers-color-scheme:dark){svg{color:${ink.dark}}}</style>` +
  `${paintMarkup(smallMark.markup, light)}</svg>`

/**
 * The favicon as a data URL. As a file it would use the connection that is still open from the page, and the fonts would
 * have to wait for new ones (docs/performance.md).
 */
export const faviconAddress = svgAddress(favicon)
