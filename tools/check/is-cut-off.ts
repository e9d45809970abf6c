/** Bytes at the end of a file among which its end marker is: some programs add a few of their own. */
const tail = 1024

/** Whether a box, or the data that the boxes name, goes beyond the end. A box of length 0 goes to the end. */
const isAvifCutOff = (file: Buffer): boolean => {
  let at = 0
  let hasPixels = false
  while (at + 8 <= file.length) {
    const length = file.readUInt32BE(at)
    hasPixels ||= file.toString('latin1', at + 4, at + 8) === 'mdat'
    if (length === 0) break
    at += length
  }
  return at > file.length || !hasPixels
}

const checks: Readonly<Record<string, (file: Buffer) => boolean>> = {
  // A preview inside the file has an end marker too, but further from the end.
  jpg: (file) => file.subarray(-tail).lastIndexOf(Buffer.from([0xff, 0xd9])) < 0,
  // Four bytes follow the name of the last chunk.
  png: (file) => !/IEND.{4}/s.test(file.toString('latin1', file.length - tail)),
  // The length is in the first bytes.
  webp: (file) => file.length < 12 || file.readUInt32LE(4) + 8 > file.length,
  avif: isAvifCutOff,
}

/** Whether the end of a picture is missing, as after a broken upload. Finds no other damage; unknown formats count as complete. */
export const isCutOff = (file: Buffer, format: string): boolean => checks[format]?.(file) ?? false
