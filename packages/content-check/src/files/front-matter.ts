import { type Problem, pieceProblem, problemAt, problemIn, type Source } from '../problem'
import type { Format } from '../settings'

/** Offsets of the fields of a file, and of the body below them. */
interface Parts {
  fields: { start: number; end: number }
  body?: { start: number }
}

const fence = /^---[ \t]*$/
/** Lines that are meant as one: word processors turn hyphens into dashes. */
const likeFence = /^(?:--|-{4,}|[—–]+-?|-?[—–]+|_{3,}|\*{3,}|={3,})[ \t]*$/

const startsField = /^[\w-]+:(?: |$)/

/** Finds the fields between two lines `---` at the top of a file and the body below them. */
export const splitFrontMatter = (source: Source): { parts?: Required<Parts>; problems: Problem[] } => {
  const lines = source.text.split('\n')
  const offset = (line: number) => source.lineStarts[line] ?? source.text.length
  const at = (line: number, message: string) => ({ problems: [problemAt(source, offset(line), '', message)] })

  if (!fence.test(lines[0] ?? '')) {
    const first = lines.findIndex((line) => line.trim() !== '')
    const words = lines[first]?.trim() ?? ''
    return likeFence.test(words) || fence.test(words)
      ? at(first, 'three hyphens start the fields; write "---" in the first line, with nothing before and after it')
      : at(0, 'the fields are missing; the first line must be "---", then the fields, then a line "---"')
  }
  const closing = lines.findIndex((line, index) => index > 0 && fence.test(line))
  if (closing === -1) {
    const meant = lines.findIndex((line, index) => index > 0 && likeFence.test(line))
    return meant === -1
      ? at(0, 'the fields that start here have no end; write a line "---" between them and the text')
      : at(meant, 'three hyphens end the fields; write "---" on this line')
  }
  const below = lines.findIndex((line, index) => index > closing && line.trim() !== '')
  const above = lines.slice(1, closing)
  if (above.every((line) => line.trim() === '') && startsField.test(lines[below] ?? ''))
    return at(closing, 'the fields end here before they start; remove this line')
  const early = lines.findIndex((line, index) => index > 0 && index < closing && line.startsWith('---'))
  if (early !== -1)
    return at(
      early,
      'the build would end the fields at these hyphens; begin the line with another sign, or with a space',
    )
  // Directly below the fields, any field starts a second block; below a text, one that is above as well.
  const second = lines.findIndex((line, index) => {
    const [name] = startsField.exec(lines[index + 1] ?? '') ?? []
    const isAgain = index === below || above.some((other) => name !== undefined && other.startsWith(name))
    return index > closing && fence.test(line) && name !== undefined && isAgain
  })
  if (second !== -1 && lines.findIndex((line, index) => index > second && fence.test(line)) !== -1)
    return at(
      second,
      'a second block of fields starts here; keep one block between two lines "---", and the text below it',
    )
  const spaced = [0, closing].filter((line) => lines[line] !== '---')
  const advice = {
    message: 'spaces follow this "---", so the build would not see it; remove them',
    put: '',
    safe: true,
  }
  return {
    parts: { fields: { start: offset(1), end: offset(closing) }, body: { start: offset(closing + 1) } },
    problems: spaced.map((line) => {
      const spaces = lines[line]?.slice('---'.length) ?? ''
      return problemIn(source, offset(line), '', pieceProblem('---'.length, spaces, advice))
    }),
  }
}

/** The parts of a file by its format: files of data have fields only. */
export const splitParts = (source: Source, format: Format): { parts?: Parts; problems: Problem[] } =>
  format === 'yaml'
    ? { parts: { fields: { start: 0, end: source.text.length } }, problems: [] }
    : splitFrontMatter(source)
