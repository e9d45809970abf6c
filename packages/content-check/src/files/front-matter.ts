import { type BareFinding, type Finding, findingAt, findingIn, pieceFinding, type Source } from '../finding'
import { found } from '../sentences'
import type { Format } from '../settings'

/** Offsets of the fields of a file, and of the body below them. */
interface Parts {
  fields: { start: number; end: number }
  body?: { start: number }
}

const fence = /^---[ \t]*$/
/** Lines that are meant as one: word processors turn hyphens into dashes. */
const likeFence = /^(?:--|-{4,}|[—–]+-?|-?[—–]+|_{3,}|\*{3,}|={3,})[ \t]*$/

/** Finds the fields between two lines `---` at the top of a file and the body below them. */
export const splitFrontMatter = (source: Source): { parts?: Required<Parts>; findings: Finding[] } => {
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
