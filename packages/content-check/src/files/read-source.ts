import {
  createSource,
  fileProblem,
  type Problem,
  problemAt,
  problemIn,
  type Source,
  type TextProblem,
} from '../problem'
import { count, quote } from '../words'
import { bytesMessage } from './file-kinds'

/** Invisible characters of pasted text, and code points that are none; not tabs, line breaks, and what joins the parts of an emoji. */
const invisibleCharacters =
  /(?![\t\n\u200C\u200D]|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** Invisible characters that stand for a space. */
const lineSeparators = /(?<![\s\x85])[\v\f\x85\u2028\u2029]+(?=\S)/g

const manyLevels = 'a hundred levels of lists, groups, quotes, or tags begin here inside each other; write one or two'

/** Signs with a meaning in Markdown. */
const signs = /[[\]{}<>*_~`\\!&@]/g

/** What is too much in a file, or in a paragraph of it: parsers take a time that grows with its square. */
const findCrowd = ({ text, lineStarts }: Source): TextProblem | undefined => {
  const size = Math.ceil(text.length / 1000)
  if (text.length > 100_000)
    return {
      index: 0,
      message: `the file has ${size} thousand characters; split it into files of 100 thousand at most`,
    }
  if (lineStarts.length > 5000)
    return { index: 0, message: 'the file has more than 5,000 lines; split it, or remove empty lines' }
  const crowded = Array.from(text.matchAll(/(?:.+\n?)+/g)).find(([words]) => (words.match(signs)?.length ?? 0) > 1000)
  const message =
    'more than 1,000 signs such as [, <, and * stand in the paragraph that begins here; remove those that are not meant, or put empty lines between its parts'
  return crowded && { index: crowded.index, message }
}

/** What else keeps a file from being read at all. */
const obstacles: readonly [found: RegExp, message: string][] = [
  [
    /^(?:<{7} |>{7} )/m,
    'two versions of this text are in the file, between lines of <<<<<<< and >>>>>>>; keep one version and delete these lines',
  ],
  // Parsers call themselves for each level. A line of hyphens or stars may be a rule between paragraphs.
  [/^(?!(?:[-*][ \t]*){1,400}$)(?:[ \t]*(?:>|(?:[-?*+]|\d+[.)])[ \t])){100}|^ {300} *\S/m, manyLevels],
  [/(?:[[{][^[\]{}\n]*){100}|(?:<[A-Za-z]\w*(?:\s[^<>]*)?(?<!\/)>[^<>]*){100}/, manyLevels],
  [
    /(?<!\S)\S{2001}/,
    'more than 2,000 characters without a space begin here; separate the words, or remove what is no text',
  ],
  [/^.{10001}/m, 'the line has more than 10,000 characters; break it into paragraphs with empty lines between them'],
]

/** What programs have lost: UTF-8 read as Latin text (`â€™`), signs of fonts that the site does not have, and U+FFFD. */
const garbled = /\u00E2\u20AC[\u0080-\u2122]|\u00C3[\u0080-\u00BF]|[\uE000-\uF8FF\uFFFD]/g

/** Words with signs that only look like letters: joined ones of PDFs, wide ones, and bold ones of posts. */
const lookalikes =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]*[\uFB00-\uFB06\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}][\p{L}\p{N}\u{1D400}-\u{1D7FF}]*/gu

/** The number of a character, as Unicode writes it: `00AD`. */
export const codePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const wrongCharacters: readonly [pattern: RegExp, message: (found: string) => string][] = [
  [invisibleCharacters, (found) => `invisible character U+${codePoint(found)}; delete it`],
  [
    garbled,
    (found) => {
      const help = found === '\uFFFD' ? 'save the file with the encoding "UTF-8", and ' : ''
      return `"${found}" is what is left of a character that a program could not read; ${help}write the character again`
    },
  ],
  [
    lookalikes,
    (found) =>
      `${quote(found)} has signs that only look like letters, as copied text from a PDF has; write ${quote(found.normalize('NFKC'))}`,
  ],
]

/** Invisible and garbled characters of a text; what is there several times is reported once. */
export const findCharacters = (text: string): TextProblem[] => {
  return wrongCharacters.flatMap(([pattern, message]) => {
    const places = new Map<string, number[]>()
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const known = places.get(found)
      if (known) known.push(index)
      else places.set(found, [index])
    }
    return Array.from(places, ([found, [index = 0, ...others]]) => {
      const more = others.length > 0 ? `, also in ${count(others.length, 'place')} below` : ''
      return { index, message: message(found) + more }
    })
  })
}

/** Reads a file without byte order mark and carriage returns, empty if it is no text, and reports what would break later steps, or was added or lost by a program. */
export const readSource = (
  file: string,
  bytes: Uint8Array,
  fixCommand: string,
): { source: Source; problems: Problem[] } => {
  const foreign = bytesMessage(bytes)
  const nothing = createSource(file, '')
  if (foreign) return { source: nothing, problems: [fileProblem(file, foreign)] }
  const marked = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const raw = marked.replace(/^\uFEFF/, '')
  const lineEnds = raw.match(/\r\n?/g)?.length ?? 0
  const text = raw.replace(/\r\n?/g, '\n')
  const source = createSource(file, text)
  for (const [found, message] of obstacles) {
    const index = text.search(found)
    if (index !== -1) return { source: nothing, problems: [problemAt(source, index, '', message)] }
  }
  const crowd = findCrowd(source)
  if (crowd) return { source: nothing, problems: [problemIn(source, 0, '', crowd)] }
  const problems = findCharacters(text).map(({ index, message }) => problemAt(source, index, '', message))
  const report = (index: number, message: string) => problems.push(problemAt(source, index, '', message))
  if (text.trim() === '') report(0, 'the file is empty; write its fields or delete it')
  const help = `or run "${fixCommand}"`
  if (raw !== marked)
    report(0, `the file starts with an invisible byte order mark; save it as "UTF-8" without "BOM", ${help}`)
  const lines = count(lineEnds, 'line')
  if (lineEnds > 0)
    report(raw.indexOf('\r'), `Windows line ends (CRLF) on ${lines}; save the file with line ends "LF", ${help}`)
  // What nobody sees is reported, and would only make other mistakes of it.
  return { source: createSource(file, text.replace(lineSeparators, ' ').replace(invisibleCharacters, '')), problems }
}
