import { inflateSync } from 'node:zlib'

/** The pixels of a picture, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

const predict = (filter: number, left: number, up: number, corner: number): number => {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return filter === 4 ? paeth(left, up, corner) : 0
}

/**
 * Reads a PNG of 8 bits a channel with opacity and without interlacing, the one kind that the image program writes.
 * @throws Error when the file is of another kind.
 */
export const decodePng = (file: Uint8Array): Pixels => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (bytes[24] !== 8 || bytes[25] !== 6 || bytes[28] !== 0) throw new Error('The PNG is not of 8 bits with opacity')
  const parts: Buffer[] = []
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const raw = inflateSync(Buffer.concat(parts))
  const row = width * 4
  const data = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)] ?? 0
    for (let x = 0; x < row; x++) {
      const at = y * row + x
      const left = x >= 4 ? (data[at - 4] ?? 0) : 0
      const up = y > 0 ? (data[at - row] ?? 0) : 0
      const corner = x >= 4 && y > 0 ? (data[at - row - 4] ?? 0) : 0
      data[at] = (raw[y * (row + 1) + 1 + x] ?? 0) + predict(filter, left, up, corner)
    }
  }
  return { width, height, data }
}
