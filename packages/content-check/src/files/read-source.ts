import { createSource, type Problem, problemAt, type Source, type TextProblem } from '../problem'
import type { Setup } from '../settings'
import { count, quote } from '../words'
import { bytesMessage } from './file-kinds'

const byteOrderMark = '\uFEFF'
/**
 * Invisible characters, which come with pasted text, except tabs, line breaks, and what joins the parts of an emoji: control
 * and format characters, other line ends, halves of characters, and code points that are none.
 */
const invisibleCharacters =
  /(?![\t\n\u200C\u200D]|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** Whether a text contains invisible characters, which are reported at their place. */
export const hasInvisible = (text: string): boolean => text.search(invisibleCharacters) !== -1

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

/** Words with signs that only look like letters: joined ones of PDFs, wide ones, and bold ones of posts. */
const lookalikes =
  /[\p{L}\p{N}]*[\uFB00-\uFB06\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}][\p{L}\p{N}\u{1D400}-\u{1D7FF}]*/gu

const lookalikeMessage = (found: string): string =>
  `${quote(found)} has signs that only look like letters, as copied text from a PDF has; write ${quote(found.normalize('NFKC'))}`

const codePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

/** Everything in the bytes of a file that would break later steps, or that a program has added or lost. */
const checkEncoding = (source: Source, raw: string, bytes: Uint8Array, { fixCommand }: Setup): Problem[] => {
  const invalid = firstInvalidOffset(bytes, raw)
  const marked = raw.startsWith(byteOrderMark)
  const carriageReturns = raw.match(/\r\n?/g)?.length ?? 0
  const shift = marked ? 1 : 0
  const at = (offset: number, message: string): Problem => problemAt(source, offset, '', message)
  const problems: Problem[] = []
  if (source.text.trim() === '') problems.push(at(0, 'the file is empty; write its fields or delete it'))
  if (marked) {
    const message = `the file starts with an invisible byte order mark; save it as "UTF-8" without "BOM", or run "${fixCommand}"`
    problems.push(at(0, message))
  }
  if (invalid !== -1) {
    problems.push(at(invalid - shift, 'the file is not UTF-8 text from here on; save it with the encoding "UTF-8"'))
  }
  if (carriageReturns > 0) {
    const where = count(carriageReturns, 'line')
    const message = `Windows line ends (CRLF) on ${where}; save the file with line ends "LF", or run "${fixCommand}"`
    problems.push(at(raw.indexOf('\r') - shift, message))
  }
  if (invalid !== -1) return problems
  return [...problems, ...findCharacters(source.text).map(({ index, message }) => at(index, message))]
}

/** Invisible and garbled characters of a text; a character that is there several times is reported once. */
export const findCharacters = (text: string): TextProblem[] => {
  const seen = new Map<string, number[]>()
  for (const { 0: character, index } of text.matchAll(invisibleCharacters)) {
    seen.set(character, [...(seen.get(character) ?? []), index])
  }
  const invisible = [...seen].map(([character, [first = 0, ...others]]) => {
    const more = others.length > 0 ? `, also in ${count(others.length, 'place')} below; delete them` : '; delete it'
    return { index: first, message: `invisible character U+${codePoint(character)}${more}` }
  })
  const lost = [...text.matchAll(garbled)].map(({ 0: found, index }) => ({ index, message: garbledMessage(found) }))
  const similar = [...text.matchAll(lookalikes)].map(({ 0: found, index }) => ({
    index,
    message: lookalikeMessage(found),
  }))
  return [...invisible, ...lost, ...similar]
}

/** Reads the bytes of a file as text without byte order mark and carriage returns; empty when it is not meant to be read as text. */
export const readSource = (file: string, bytes: Uint8Array, setup: Setup): { source: Source; problems: Problem[] } => {
  const foreign = bytesMessage(bytes, setup)
  const nothing = createSource(file, '')
  if (foreign) return { source: nothing, problems: [problemAt(nothing, 0, '', foreign)] }
  const raw = decode(bytes)
  const source = createSource(file, raw.slice(raw.startsWith(byteOrderMark) ? 1 : 0).replace(/\r\n?/g, '\n'))
  const conflict = /^(?:<{7} |>{7} )/m.exec(source.text)
  if (conflict) return { source: nothing, problems: [problemAt(source, conflict.index, '', conflictMessage)] }
  const problems = checkEncoding(source, raw, bytes, setup)
  // What nobody sees is reported, and would only make other mistakes of it.
  const seen = source.text.replace(invisibleCharacters, '')
  return { source: seen === source.text ? source : createSource(file, seen), problems }
}
