import type { Position, Problem } from './problem'
import { count } from './words'

/** The text of one file, free of byte order mark and carriage returns, with the start of each line. */
export interface Source {
  file: string
  text: string
  lineStarts: readonly number[]
}

/** Splits text into lines once, so that positions are found quickly. */
export const createSource = (file: string, text: string): Source => {
  const lineStarts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1)
  return { file, text, lineStarts }
}

/** Line and column of an offset in the text of a file. */
export const positionAt = ({ lineStarts }: Source, offset: number): Position => {
  let low = 0
  let high = lineStarts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lineStarts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 }
}

/** The reverse of `positionAt`. */
export const offsetAt = ({ lineStarts }: Source, { line, column }: Position): number =>
  (lineStarts[line - 1] ?? 0) + column - 1

/** A problem at an offset of a file. */
export const problemAt = (source: Source, offset: number, path: string, message: string): Problem => ({
  file: source.file,
  ...positionAt(source, offset),
  path,
  message,
})

const byteOrderMark = '\uFEFF'
/** Control characters besides tab and line breaks, and invisible characters that come with pasted text. */
const controlCharacters = /(?![\t\n\r])[\p{Cc}\u200B\u2028\u2029\uFEFF]/gu

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** Offset in `text` of the first byte that is not valid UTF-8, or -1. */
const firstInvalidOffset = (bytes: Uint8Array, text: string): number => {
  const again = new TextEncoder().encode(text)
  const at = again.findIndex((byte, index) => byte !== bytes[index])
  if (at === -1) return again.length === bytes.length ? -1 : text.length
  return decode(again.subarray(0, at)).length
}

const codePoint = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

/** Reads the bytes of a file: reports everything about its encoding that would break later steps. */
export const readSource = (file: string, bytes: Uint8Array): { source: Source; problems: Problem[] } => {
  const raw = decode(bytes)
  const invalid = firstInvalidOffset(bytes, raw)
  const marked = raw.startsWith(byteOrderMark)
  const carriageReturns = raw.match(/\r\n?/g)?.length ?? 0
  const firstReturn = raw.indexOf('\r')
  const source = createSource(file, raw.slice(marked ? 1 : 0).replace(/\r\n?/g, '\n'))
  const shift = marked ? 1 : 0
  const problems: Problem[] = []
  const add = (offset: number, message: string) => problems.push(problemAt(source, offset, '', message))

  if (source.text.trim() === '') add(0, 'the file is empty; write its fields or delete it')
  if (marked) add(0, 'the file starts with an invisible byte order mark; save it as "UTF-8" without "BOM"')
  if (invalid !== -1) add(invalid - shift, 'the file is not UTF-8 text from here on; save it with the encoding "UTF-8"')
  if (carriageReturns > 0) {
    const where = count(carriageReturns, 'line')
    add(firstReturn - shift, `Windows line ends (CRLF) on ${where}; save the file with line ends "LF"`)
  }
  for (const { 0: character, index } of source.text.matchAll(controlCharacters)) {
    add(index, `invisible character U+${codePoint(character)}; delete it`)
  }
  return { source, problems }
}
