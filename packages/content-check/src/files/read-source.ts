import type { BareFinding, Finding, Source, TextFinding } from '../finding'
import { createSource, fileFinding, findingAt, findingIn, pieceFinding } from '../finding'
import { found } from '../sentences'
import type { Format } from '../settings'
import { count } from '../words'

/** The first bytes of documents and pictures, one character each. */
const documentStart = /^(?:%PDF-|PK\W{2}|\{\\rtf|\xD0\xCF|\xFF\xD8|GIF8[79]a|RIFF.{4}WEBP)/s

/** What is wrong with a file whose bytes are no text in the encoding UTF-8; undefined for others. */
const bytesFinding = (bytes: Uint8Array): BareFinding | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  if (/^(?:\xFF\xFE|\xFE\xFF)/.test(start)) return found('file/utf-16')
  return documentStart.test(start) || start.split('\0').length > 4 ? found('file/binary') : undefined
}

/** Invisible characters of pasted text, and code points that are none; not tabs, line breaks, and what joins the parts of an emoji. */
const invisibleCharacters =
  /(?![\t\n\u200C\u200D]|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** Invisible characters that stand for a space. */
const lineSeparators = /(?<![\s\x85])[\v\f\x85\u2028\u2029]+(?=\S)/g

/** A paragraph with more than 1,000 signs that have a meaning in Markdown. */
const manySigns = /(?<![^\n]|[^\n]\n)(?=[^\n])(?:(?:[^\n[\]{}<>*_~`\\!&@]|\n(?!\n))*[[\]{}<>*_~`\\!&@]){1001}/

/** What keeps a file from being read at all: parsers call themselves for each level, and take a time that grows with the square of a length. */
const obstacles = [
  ['file/two-versions', /^(?:<{7} |>{7} |\|{7} )|(?<=\n\n)={7}$/m],
  // A line of hyphens or stars may be a rule between paragraphs.
  ['file/many-levels', /^(?!(?:[-*][ \t]*){1,400}$)(?:[ \t]*(?:>|(?:[-?*+]|\d+[.)])[ \t])){100}|^ {300} *\S/m],
  ['file/many-levels', /(?:[[{][^[\]{}\n]*){100}|(?:<[A-Za-z]\w*(?:\s[^<>]*)?(?<!\/)>[^<>]*){100}/],
  ['file/long-word', /(?<!\S)\S{2001}/],
  ['file/long-line', /^.{10001}/m],
  ['file/many-lines', /^(?=(?:.*\n){5000})/],
  ['file/many-signs', manySigns],
  ['file/too-many-signs', /^(?:[^[\]{}<>*_~`\\!&@]*[[\]{}<>*_~`\\!&@]){25001}/],
] as const

/** What programs have lost: UTF-8 read as Latin text (`â€™`), signs of fonts that the site does not have, and U+FFFD. */
const garbled = /\u00E2\u20AC[\u0080-\u2122]|\u00C3[\u0080-\u00BF]|[\uE000-\uF8FF\uFFFD]/g

/** Words with signs that only look like letters: joined ones of PDFs, wide ones, and bold ones of posts. */
const lookalikes =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]*[\uFB00-\uFB06\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}][\p{L}\p{N}\u{1D400}-\u{1D7FF}]*/gu

const withoutInvisible = (text: string): string => text.replace(lineSeparators, ' ').replace(invisibleCharacters, '')

/** A text without signs that nobody sees, and with letters in place of signs that only look like some. */
export const tidyCharacters = (text: string): string =>
  withoutInvisible(text).replace(lookalikes, (word) => word.normalize('NFKC'))

/** The number of a character, as Unicode writes it: `00AD`. */
export const codePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const wrongCharacters = [
  ['text/invisible', invisibleCharacters],
  ['text/garbled', garbled],
  ['text/lookalikes', lookalikes],
] as const

/** Invisible and garbled characters of a text; what is there several times is reported once. */
export const findCharacters = (text: string): TextFinding[] =>
  wrongCharacters.flatMap(([id, pattern]) => {
    const places = [...text.matchAll(pattern)]
    return [...new Set(places.map(([sign]) => sign))].map((sign) => {
      const [first, ...others] = places.filter(([each]) => each === sign)
      const help = sign === '\uFFFD' ? 'save the file with the encoding "UTF-8", and ' : ''
      const more = others.length > 0 ? `, also in ${count(others.length, 'place')} below` : ''
      const params = { found: sign, code: codePoint(sign), letters: sign.normalize('NFKC'), help, more }
      return { ...found(id, params), index: first?.index ?? 0 }
    })
  })

/** Reads a file without byte order mark and carriage returns, empty if it is no text, and reports what would break later steps, or was added or lost by a program. */
export const readSource = (
  file: string,
  bytes: Uint8Array,
  command: string,
): { source: Source; findings: Finding[] } => {
  const foreign = bytesFinding(bytes)
  const nothing = createSource(file, '')
  if (foreign) return { source: nothing, findings: [fileFinding(file, foreign)] }
  const marked = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const raw = marked.replace(/^\uFEFF/, '')
  const text = raw.replace(/\r\n?/g, '\n')
  const source = createSource(file, text)
  if (text.length > 100_000) {
    const long = found('file/long', { size: Math.ceil(text.length / 1000) })
    return { source: nothing, findings: [fileFinding(file, long)] }
  }
  for (const [id, pattern] of obstacles) {
    const index = text.search(pattern)
    if (index !== -1) return { source: nothing, findings: [findingAt(source, index, '', found(id))] }
  }
  const findings = findCharacters(text).map((each) => findingAt(source, each.index, '', each))
  if (text.trim() === '') findings.push(fileFinding(file, found('file/empty')))
  if (raw !== marked) findings.push(fileFinding(file, found('file/byte-order-mark', { command })))
  const lineEnds = raw.match(/\r\n?/g)?.length ?? 0
  const lines = count(lineEnds, 'line')
  if (lineEnds > 0) findings.push(findingAt(source, raw.indexOf('\r'), '', found('file/line-ends', { lines, command })))
  // What nobody sees is reported, and would only make other mistakes of it.
  return { source: createSource(file, withoutInvisible(text)), findings }
}

interface Parts {
  fields: { start: number; end: number }
  body?: { start: number }
}

const fence = /^---[ \t]*$/
/** Lines that are meant as one: word processors turn hyphens into dashes. */
const likeFence = /^(?:--|-{4,}|[—–]+-?|-?[—–]+|_{3,}|\*{3,}|={3,})[ \t]*$/

/** Finds the fields between two lines `---` at the top of a file and the body below them. */
const splitFrontMatter = (source: Source): { parts?: Parts; findings: Finding[] } => {
  const lines = source.text.split('\n')
  const offset = (line: number) => source.lineStarts[line] ?? source.text.length
  const at = (line: number, what: BareFinding) => ({ findings: [findingAt(source, offset(line), '', what)] })

  if (!fence.test(lines[0] ?? '')) {
    const first = lines.findIndex((line) => line.trim() !== '')
    const words = lines[first]?.trim() ?? ''
    const isLike = likeFence.test(words) || fence.test(words)
    return isLike ? at(first, found('front-matter/start')) : at(0, found('front-matter/missing'))
  }
  const closing = lines.findIndex((line, index) => index > 0 && fence.test(line))
  if (closing === -1) {
    const meant = lines.findIndex((line, index) => index > 0 && likeFence.test(line))
    return meant === -1 ? at(0, found('front-matter/no-end')) : at(meant, found('front-matter/end'))
  }
  const early = lines.findIndex((line, index) => index > 0 && index < closing && line.startsWith('---'))
  if (early !== -1) return at(early, found('front-matter/hyphens'))
  const spaced = [0, closing].filter((line) => lines[line] !== '---')
  const followed = found('front-matter/spaces', {}, { replacement: '', safe: true })
  return {
    parts: { fields: { start: offset(1), end: offset(closing) }, body: { start: offset(closing + 1) } },
    findings: spaced.map((line) => {
      const spaces = lines[line]?.slice('---'.length) ?? ''
      return findingIn(source, offset(line), '', pieceFinding('---'.length, spaces, followed))
    }),
  }
}

/** The parts of a file by its format: files of data have fields only. */
export const splitParts = (source: Source, format: Format): { parts?: Parts; findings: Finding[] } =>
  format === 'yaml'
    ? { parts: { fields: { start: 0, end: source.text.length } }, findings: [] }
    : splitFrontMatter(source)

/** The fields of a file as they are written, and the body below them; undefined where the fields have no end. */
export const readParts = (text: string, format: Format): { fields: string; body?: string } | undefined => {
  const { parts } = splitParts(createSource('', text), format)
  const { fields, body } = parts ?? {}
  return fields && { fields: text.slice(fields.start, fields.end), ...(body && { body: text.slice(body.start) }) }
}
