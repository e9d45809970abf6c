import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { svgAddress } from '../../lib/svg-address'

const drawing = /url\((["']?)(\/[^"')]+\.svg)\1\)/g

/** Bytes up to which a drawing costs less in the styles than a request of its own, which the first paint waits for. */
const largest = 600

/**
 * Puts small drawings into the styles that name them.
 * @param css A style sheet.
 * @param folder The export, in which the drawings are.
 */
export async function inlineDrawings(css: string, folder: string): Promise<string> {
  const addresses = new Set([...css.matchAll(drawing)].map(([, , address = '']) => address))
  const inlined = new Map<string, string>()
  for (const address of addresses) {
    const file = posix.join(folder, address)
    if (!existsSync(file)) continue
    const svg = await readFile(file, 'utf8')
    if (svg.length <= largest) inlined.set(address, `url("${svgAddress(svg)}")`)
  }
  return css.replace(drawing, (url, _quote, address: string) => inlined.get(address) ?? url)
}
