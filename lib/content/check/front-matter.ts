import type { Problem } from './problem'
import { problemAt, type Source } from './source'

/** Offsets of the two parts of a Markdown or MDX file. */
interface Parts {
  fields: { start: number; end: number }
  body: { start: number; line: number }
}

/** The parts of a file that holds fields only, as `splitFrontMatter` gives those of others. */
export const onlyFields = (
  source: Source,
): { parts: Pick<Parts, 'fields'> & { body?: never }; problems: Problem[] } => ({
  parts: { fields: { start: 0, end: source.text.length } },
  problems: [],
})

const fence = /^---[ \t]*$/
/** Lines that are meant as one: word processors turn hyphens into dashes. */
const likeFence = /^(?:--|-{4,}|[—–]+-?|-?[—–]+|_{3,}|\*{3,}|={3,})[ \t]*$/

/** Finds the fields between two lines `---` at the top of a file and the body below them. */
export const splitFrontMatter = (source: Source): { parts?: Parts; problems: Problem[] } => {
  const lines = source.text.split('\n')
  if (!fence.test(lines[0] ?? '')) {
    const first = lines.findIndex((line) => line.trim() !== '')
    const isMeant = likeFence.test(lines[first]?.trim() ?? '') || fence.test(lines[first]?.trim() ?? '')
    const message = isMeant
      ? 'three hyphens start the fields; write "---" in the first line, with nothing before and after it'
      : 'the fields are missing; the first line must be "---", then the fields, then a line "---"'
    return { problems: [problemAt(source, isMeant ? (source.lineStarts[first] ?? 0) : 0, '', message)] }
  }
  const closing = lines.findIndex((line, index) => index > 0 && fence.test(line))
  if (closing === -1) {
    const meant = lines.findIndex((line, index) => index > 0 && likeFence.test(line))
    if (meant !== -1) {
      const message = 'three hyphens end the fields; write "---" on this line'
      return { problems: [problemAt(source, source.lineStarts[meant] ?? 0, '', message)] }
    }
    const message = 'the fields that start here have no end; write a line "---" between them and the text'
    return { problems: [problemAt(source, 0, '', message)] }
  }
  const offset = (line: number) => source.lineStarts[line] ?? source.text.length
  const spaced = [0, closing].filter((line) => lines[line] !== '---')
  const message = 'spaces follow this "---", so the build would not see it; remove them'
  return {
    parts: {
      fields: { start: offset(1), end: offset(closing) },
      body: { start: offset(closing + 1), line: closing + 2 },
    },
    problems: spaced.map((line) => problemAt(source, offset(line) + 3, '', message)),
  }
}
