import { crc32, deflateSync } from 'node:zlib'
import type { Pixels } from './decode'

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body) >>> 0)
  return Buffer.concat([length, body, check])
}

/** Colors that differ by less than the eye can tell count as one: 5 bits a channel and 6 for green. */
const cellOf = (data: Uint8Array, at: number): number =>
  (((data[at] ?? 0) >> 3) << 11) | (((data[at + 1] ?? 0) >> 2) << 5) | ((data[at + 2] ?? 0) >> 3)

type Color = readonly [red: number, green: number, blue: number]

const distance = (a: Color, b: Color): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

/** The most frequent color of every cell, the cells with the most pixels first. */
const countColors = ({ data }: Pixels): { cell: number; color: Color }[] => {
  const exact = new Map<number, number>()
  const add = (key: number, count: number) => exact.set(key, (exact.get(key) ?? 0) + count)
  // Most pixels are like the one before, so runs are counted, not pixels.
  let run = -1
  let length = 0
  for (let at = 0; at < data.length; at += 4) {
    const key = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    if (key !== run) {
      if (length > 0) add(run, length)
      run = key
      length = 0
    }
    length += 1
  }
  if (length > 0) add(run, length)
  const cells = new Map<number, { color: Color; best: number; total: number }>()
  for (const [key, count] of exact) {
    const color = [key >> 16, (key >> 8) & 255, key & 255] as const
    const cell = cellOf(Uint8Array.from(color), 0)
    const known = cells.get(cell)
    const total = (known?.total ?? 0) + count
    cells.set(cell, known && known.best >= count ? { ...known, total } : { color, best: count, total })
  }
  return Array.from(cells, ([cell, { color, total }]) => ({ cell, color, total })).sort((a, b) => b.total - a.total)
}

/**
 * Writes an opaque picture of few colors as a PNG with a palette of the 256 most frequent ones, a third of the size of
 * one with all channels. Rarer colors, the steps of smooth edges, become the nearest in the palette.
 */
export const encodePalettePng = (pixels: Pixels): Uint8Array<ArrayBuffer> => {
  const { width, height, data } = pixels
  const colors = countColors(pixels)
  const palette = colors.slice(0, 256).map(({ color }) => color)
  const indexOf = new Map(
    colors.map(({ cell, color }, rank) => {
      if (rank < palette.length) return [cell, rank]
      const nearest = palette.reduce(
        (best, one, at) => (distance(one, color) < distance(palette[best] ?? one, color) ? at : best),
        0,
      )
      return [cell, nearest]
    }),
  )
  // Each line starts with its filter: none, which is best for palettes.
  const lines = Buffer.alloc((width + 1) * height)
  let cell = -1
  let index = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const next = cellOf(data, (y * width + x) * 4)
      if (next !== cell) {
        cell = next
        index = indexOf.get(cell) ?? 0
      }
      lines[y * (width + 1) + 1 + x] = index
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(palette.flat())),
      chunk('IDAT', deflateSync(lines, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}
