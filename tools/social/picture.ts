import sharp from 'sharp'
import { coverPlace } from '@/components/social/social-card'
import { socialImageSize } from '@/lib/seo/social-image'
import type { Glyph, TypesetLine } from './typeset'

/** A line of text with its color, such as `#10242c`, its left edge, and its baseline in px. */
interface Line extends TypesetLine {
  color: string
  x: number
  y: number
}

/** What is on a card: the SVG source of its background and of an article's cover, and its text. */
export interface Card {
  background: string
  cover?: string
  lines: readonly Line[]
}

/** Pixels row by row. */
interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** How much of each pixel a glyph covers, and where the mask begins relative to the place of the glyph. */
interface Mask extends Pixels {
  left: number
  top: number
}

const { width, height } = socialImageSize

/** Glyphs start at quarters of a pixel, so that each needs at most four masks. */
const stepsPerPixel = 4

const masks = new Map<string, Promise<Mask>>()
const backgrounds = new Map<string, Promise<Pixels>>()

/** Buffers of finished cards, which further cards reuse: allocating one takes 3 ms. */
const pool: Buffer[] = []

const once = <Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> => {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

/** Three bytes a pixel. */
async function drawSvg(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** One byte a pixel. */
async function drawMask({ outline, box }: Glyph, scale: number, start: number): Promise<Mask> {
  const [left, top] = [Math.floor(box.minX * scale + start), Math.floor(-box.maxY * scale)]
  const size = { width: Math.ceil(box.maxX * scale + start) - left, height: Math.ceil(-box.minY * scale) - top }
  const transform = `translate(${start - left} ${-top}) scale(${scale} ${-scale})`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path transform="${transform}" d="${outline}"/></svg>`
  return { data: await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer(), ...size, left, top }
}

function placePicture(card: Buffer, picture: Pixels, { x, y }: { x: number; y: number }): void {
  const row = 3 * picture.width
  for (let i = 0; i < picture.height; i++) picture.data.copy(card, 3 * ((y + i) * width + x), row * i, row * (i + 1))
}

/** Colors what a mask covers. What is outside the card is left out. */
function placeMask(card: Buffer, mask: Mask, color: readonly number[], x: number, y: number): void {
  const columns = Math.min(mask.width, width - x)
  const rows = Math.min(mask.height, height - y)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const share = (mask.data[row * mask.width + column] ?? 0) / 255
      const at = 3 * ((y + row) * width + x + column)
      if (share > 0)
        for (let i = 0; i < 3; i++) card[at + i] = (card[at + i] ?? 0) * (1 - share) + (color[i] ?? 0) * share
    }
}

async function placeLine(card: Buffer, line: Line): Promise<void> {
  const color = [...Buffer.from(line.color.slice(1), 'hex')]
  for (const glyph of line.glyphs) {
    const x = Math.round((line.x + glyph.x) * stepsPerPixel) / stepsPerPixel
    const start = x - Math.floor(x)
    const key = `${line.scale} ${start} ${glyph.outline}`
    const mask = await once(masks, key, () => drawMask(glyph, line.scale, start))
    placeMask(card, mask, color, Math.floor(x) + mask.left, Math.round(line.y) + mask.top)
  }
}

/**
 * Draws a card. Backgrounds and glyphs are drawn once for all cards, since drawing each card from one SVG source takes half as long
 * again for 1,000 articles.
 * @param use Called with the pixels of the card, three bytes each. They are another card's after it has finished.
 */
export async function drawCard<Result>(
  { background, cover, lines }: Card,
  use: (pixels: Buffer) => Promise<Result>,
): Promise<Result> {
  const { data } = await once(backgrounds, background, () => drawSvg(background))
  const card = pool.pop() ?? Buffer.alloc(data.length)
  data.copy(card)
  if (cover) placePicture(card, await drawSvg(cover), coverPlace)
  for (const line of lines) await placeLine(card, line)
  const result = await use(card)
  pool.push(card)
  return result
}
