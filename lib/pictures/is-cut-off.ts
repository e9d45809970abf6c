/** Reads whole numbers of a file. Bytes after its end count as zero. */
const numbersIn = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const has = (offset: number, length: number) => offset + length <= bytes.length
  return {
    short: (offset: number) => (has(offset, 2) ? view.getUint16(offset) : 0),
    long: (offset: number, littleEndian = false) => (has(offset, 4) ? view.getUint32(offset, littleEndian) : 0),
    isText: (offset: number, text: string) =>
      has(offset, text.length) && String.fromCharCode(...bytes.subarray(offset, offset + text.length)) === text,
  }
}

/** Whether no end marker follows the pixels. Segments are skipped by their lengths: a preview inside one has an end marker too. */
const isJpegCutOff = (bytes: Uint8Array): boolean => {
  const { short } = numbersIn(bytes)
  let at = 2
  while (at !== -1 && at < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    const isMarker = bytes[at] === 0xff && marker > 0 && marker < 0xff && (marker < 0xd0 || marker > 0xd7)
    if (isMarker && marker === 0xd9) return false
    at = bytes.indexOf(0xff, isMarker ? at + 2 + short(at + 2) : at + 1)
  }
  return true
}

/** Whether the last chunk, IEND, is missing. */
const isPngCutOff = (bytes: Uint8Array): boolean => {
  const { long, isText } = numbersIn(bytes)
  let at = 8
  while (at + 12 <= bytes.length) {
    if (isText(at + 4, 'IEND')) return false
    at += 12 + long(at)
  }
  return true
}

/** Whether the length in the first bytes is greater than the file. */
const isWebpCutOff = (bytes: Uint8Array): boolean => numbersIn(bytes).long(4, true) + 8 > bytes.length

/** Whether a box, or the data that the boxes name, goes beyond the end. A box of length 0 goes to the end. */
const isAvifCutOff = (bytes: Uint8Array): boolean => {
  const { long, isText } = numbersIn(bytes)
  let at = 0
  let hasPixels = false
  while (at + 8 <= bytes.length) {
    hasPixels ||= isText(at + 4, 'mdat')
    const length = long(at) === 1 ? long(at + 8) * 2 ** 32 + long(at + 12) : long(at)
    if (length === 0) return !hasPixels
    if (length < 8) return true
    at += length
  }
  return at > bytes.length || !hasPixels
}

const checks: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  jpg: isJpegCutOff,
  png: isPngCutOff,
  webp: isWebpCutOff,
  avif: isAvifCutOff,
}

/**
 * Whether the end of a picture is missing, as after a broken upload. Finds no other damage.
 * @param format As `measurePicture` names it; other formats count as complete.
 */
export const isCutOff = (bytes: Uint8Array, format: string): boolean => checks[format]?.(bytes) ?? false
