import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodePng } from '@/lib/png/decode'
import { encodePalettePng } from '@/lib/png/encode'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const chunk = (type: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

/** A PNG of the kind that the image program writes, from lines that carry their filter. */
const png = (width: number, lines: number[][], colorType = 6): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(lines.length, 4)
  header.set([8, colorType, 0, 0, 0], 8)
  const data = deflateSync(Buffer.from(lines.flat()))
  // In two parts, as large files are.
  const parts = [chunk('IDAT', data.subarray(0, 4)), chunk('IDAT', data.subarray(4))]
  return Buffer.concat([Buffer.from(signature), chunk('IHDR', header), ...parts, chunk('IEND', Buffer.alloc(0))])
}

test('undoes each of the five filters', () => {
  const file = png(2, [
    [0, 10, 20, 30, 255, 11, 22, 33, 255],
    [1, 10, 20, 30, 255, 1, 2, 3, 0],
    [2, 0, 0, 0, 0, 0, 0, 0, 0],
    [3, 5, 10, 15, 128, 1, 2, 3, 0],
    [4, 0, 0, 0, 0, 1, 1, 1, 0],
  ])
  const { width, height, data } = decodePng(file)
  expect([width, height]).toEqual([2, 5])
  const rows = Array.from({ length: 5 }, (_, y) => [...data.subarray(y * 8, y * 8 + 8)])
  expect(rows).toEqual([
    [10, 20, 30, 255, 11, 22, 33, 255],
    [10, 20, 30, 255, 11, 22, 33, 255],
    [10, 20, 30, 255, 11, 22, 33, 255],
    [10, 20, 30, 255, 11, 23, 34, 255],
    [10, 20, 30, 255, 12, 24, 35, 255],
  ])
})

test('refuses a PNG of another kind', () => {
  expect(() => decodePng(png(1, [[0, 1, 2, 3]], 2))).toThrow('The PNG is not of 8 bits with opacity')
})

test('writes the size and the palette of a picture, its most frequent color first and unchanged', () => {
  const data = new Uint8Array(100 * 4).fill(255)
  for (let at = 0; at < 100; at++) data.set([0xfc, 0xfb, 0xf8], at * 4)
  data.set([0x10, 0x24, 0x2c], 0)
  const file = Buffer.from(encodePalettePng({ width: 10, height: 10, data }))
  expect([...file.subarray(0, 8)]).toEqual(signature)
  expect([file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]]).toEqual([10, 10, 8, 3])
  const palette = file.indexOf('PLTE') + 4
  expect([...file.subarray(palette, palette + 6)]).toEqual([0xfc, 0xfb, 0xf8, 0x10, 0x24, 0x2c])
})

test('holds a picture of thousands of colors in 256', () => {
  const data = new Uint8Array(64 * 64 * 4)
  for (let at = 0; at < 64 * 64; at++) data.set([(at % 64) * 4, Math.floor(at / 64) * 4, 128, 255], at * 4)
  const file = Buffer.from(encodePalettePng({ width: 64, height: 64, data }))
  expect(file.readUInt32BE(file.indexOf('PLTE') - 4)).toBe(256 * 3)
})
