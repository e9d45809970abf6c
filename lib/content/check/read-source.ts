import { bytesMessage } from './file-kinds'
import type { Problem } from './problem'
import { createSource, problemAt, type Source } from './source'
import { count } from './words'

const byteOrderMark = '\uFEFF'
/** Control characters besides tab and line breaks, and invisible characters that come with pasted text. */
const unseenCharacters = /(?![\t\n\r])[\p{Cc}\u00AD\u2060\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu

/** Whether a text contains what nobody sees, which is reported where it stands. */
export const hasUnseen = (text: string): boolean => text.search(unseenCharacters) !== -1

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** Offset in `text` of the first byte that is not valid UTF-8, or -1. */
const firstInvalidOffset = (bytes: Uint8Array, text: string): number => {
  const again = new TextEncoder().encode(text)
  const at = again.findIndex((byte, index) => byte !== bytes[index])
  if (at === -1) return again.length === bytes.length ? -1 : text.length
  return decode(again.subarray(0, at)).length
}

const conflictMessage =
  'two versions of this text are in the file, between lines of <<<<<<< and >>>>>>>; keep one version and delete these lines'

/**
 * UTF-8 that a program has read as Latin text, such as `â€™` for an apostrophe, signs of fonts that the site does not have, such as
 * bullets of Word, and the sign for a character that was lost.
 */
const garbled = /\u00E2\u20AC[\u0080-\u2122]|\u00C3[\u0080-\u00BF]|[\uE000-\uF8FF\uFFFD]/g

const garbledMessage = (found: string): string =>
  `"${found}" is what is left of a character that a program could not read; write the character again`

const codePoint = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

interface ReadSource {
  /** Empty when the file is not meant to be read as text. */
  source: Source
  problems: Problem[]
}

/** Everything in the bytes of a file that would break later steps, or that a program has added or lost. */
const checkEncoding = (source: Source, raw: string, bytes: Uint8Array): Problem[] => {
  const invalid = firstInvalidOffset(bytes, raw)
  const marked = raw.startsWith(byteOrderMark)
  const carriageReturns = raw.match(/\r\n?/g)?.length ?? 0
  const shift = marked ? 1 : 0
  const at = (offset: number, message: string): Problem => problemAt(source, offset, '', message)
  const problems: Problem[] = []
  if (source.text.trim() === '') problems.push(at(0, 'the file is empty; write its fields or delete it'))
  if (marked)
    problems.push(
      at(
        0,
        'the file starts with an invisible byte order mark; save it as "UTF-8" without "BOM", or run "npm run content:fix"',
      ),
    )
  if (invalid !== -1) {
    problems.push(at(invalid - shift, 'the file is not UTF-8 text from here on; save it with the encoding "UTF-8"'))
  }
  if (carriageReturns > 0) {
    const where = count(carriageReturns, 'line')
    const message = `Windows line ends (CRLF) on ${where}; save the file with line ends "LF", or run "npm run content:fix"`
    problems.push(at(raw.indexOf('\r') - shift, message))
  }
  return invalid === -1 ? [...problems, ...checkCharacters(source)] : problems
}

/** Invisible and garbled characters; a character that is there several times is reported once. */
const checkCharacters = (source: Source): Problem[] => {
  const seen = new Map<string, number[]>()
  for (const { 0: character, index } of source.text.matchAll(unseenCharacters)) {
    seen.set(character, [...(seen.get(character) ?? []), index])
  }
  const invisible = [...seen].map(([character, [first = 0, ...others]]) => {
    const more = others.length > 0 ? `, also in ${count(others.length, 'place')} below; delete them` : '; delete it'
    return problemAt(source, first, '', `invisible character U+${codePoint(character)}${more}`)
  })
  const lost = [...source.text.matchAll(garbled)].map(({ 0: found, index }) =>
    problemAt(source, index, '', garbledMessage(found)),
  )
  return [...invisible, ...lost]
}

/** Reads the bytes of a file as text without byte order mark and carriage returns. */
export const readSource = (file: string, bytes: Uint8Array): ReadSource => {
  const foreign = bytesMessage(bytes)
  const nothing = createSource(file, '')
  if (foreign) return { source: nothing, problems: [problemAt(nothing, 0, '', foreign)] }
  const raw = decode(bytes)
  const source = createSource(file, raw.slice(raw.startsWith(byteOrderMark) ? 1 : 0).replace(/\r\n?/g, '\n'))
  const conflict = /^(?:<{7} |>{7} )/m.exec(source.text)
  if (conflict) return { source: nothing, problems: [problemAt(source, conflict.index, '', conflictMessage)] }
  return { source, problems: checkEncoding(source, raw, bytes) }
}
