import { expect, test } from 'vitest'
import { coverPlace } from '@/components/social/social-card'
import { socialImageSize } from '@/lib/seo/social-image'
import { drawCard } from '@/tools/social/picture'

const { width, height } = socialImageSize
const svg = (fill: string, size: { width: number; height: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`
const background = svg('#ffffff', socialImageSize)

/** A square of 10 px on the baseline. */
const glyph = { outline: 'M0 0L0 100L100 100L100 0Z', box: { minX: 0, minY: 0, maxX: 100, maxY: 100 }, x: 0 }
const line = (x: number, y: number) => ({ scale: 0.1, glyphs: [glyph], color: '#0a141e', x, y })

/** The colors of a card at some places. */
const colorsOf = (card: Parameters<typeof drawCard>[0], places: readonly (readonly [x: number, y: number])[]) =>
  drawCard(card, async (pixels) => places.map(([x, y]) => [...pixels.subarray(3 * (y * width + x)).subarray(0, 3)]))

const [white, ink, copper] = [
  [255, 255, 255],
  [10, 20, 30],
  [200, 100, 50],
]

test('sets glyphs above their baseline in the color of their line', async () => {
  const places = [
    [64, 99],
    [73, 90],
    [74, 95],
    [64, 100],
  ] as const
  expect(await colorsOf({ background, lines: [line(64, 100)] }, places)).toEqual([ink, ink, white, white])
})

test('mixes the colors of pixels that a glyph covers in part', async () => {
  const [[first]] = (await colorsOf({ background, lines: [line(64.5, 100)] }, [[64, 95]])) as [number[]]
  expect(first).toBeGreaterThan(120)
  expect(first).toBeLessThan(145)
})

test('puts the cover at its place, and starts each card anew', async () => {
  const cover = svg('#c86432', { width: 8, height: 4 })
  const { x, y } = coverPlace
  const places = [
    [x, y],
    [x + 7, y + 3],
    [x + 8, y],
    [x, y + 4],
  ] as const
  expect(await colorsOf({ background, cover, lines: [] }, places)).toEqual([copper, copper, white, white])
  expect(await colorsOf({ background, lines: [] }, places)).toEqual([white, white, white, white])
})

test('leaves out what is outside the card', async () => {
  const lines = [line(width - 5, 300), line(64, height + 5)]
  const places = [
    [width - 1, 295],
    [0, 296],
    [64, height - 1],
  ] as const
  expect(await colorsOf({ background, lines }, places)).toEqual([ink, white, ink])
})
