import { found } from '../sentences'
import { count, quote } from '../words'
import { indentOf, isBlank, spanOf, type YamlLine } from '../yaml'
import type { PossibleRepair } from './table'

/** Where the fields of a line start, behind its dashes. */
export const fieldColumn = ({ text }: YamlLine): number => /^ *(?:- +)*/.exec(text)?.[0].length ?? 0

/** The columns in which a line may be meant to start, the nearest first: those of the lines around it, and one level further. */
export const columnsNear = (lines: readonly YamlLine[], line: YamlLine): number[] => {
  const own = indentOf(line)
  const above = lines.slice(0, line.index).filter((each) => !isBlank(each))
  const below = lines.slice(line.index + 1).filter((each) => !isBlank(each))
  const last = above.at(-1)
  const starts = above.slice(-40).flatMap((each) => [indentOf(each), fieldColumn(each)])
  const next = last ? [indentOf(last) + 2, indentOf(last) + 4] : []
  return [...new Set([...starts, ...below.slice(0, 2).map(indentOf), ...next, 0])]
    .filter((column) => column !== own)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own) || b - a)
    .slice(0, 6)
}

/** A line with those below it that belong to it. */
export const blockOf = (
  lines: readonly YamlLine[],
  line: YamlLine,
  belongs: (below: YamlLine) => boolean = (below) => indentOf(below) > indentOf(line),
): YamlLine[] => {
  const end = lines.findIndex((each) => each.index > line.index && !isBlank(each) && !belongs(each))
  const block = lines.slice(line.index, end === -1 ? undefined : end)
  return block.slice(0, block.findLastIndex((each) => !isBlank(each)) + 1)
}

export const moveBlock = (block: readonly YamlLine[], by: number): string =>
  block.map(({ text }) => text.trim() && ' '.repeat(Math.max(0, indentOf({ text }) + by)) + text.trimStart()).join('\n')

/** A line in the columns of its neighbours: alone, or with the lines that belong to it. */
export function* moves(lines: readonly YamlLine[], line: YamlLine): Generator<PossibleRepair> {
  const own = indentOf(line)
  const first = lines.find((each) => !isBlank(each)) ?? line
  // The fields of a text start in column 0: one that does is right, if the first one does not.
  const isRight = own === 0 && (line === first || fieldColumn(first) > 0)
  if (isRight || /^(?:-{3}|={7})/.test(line.text)) return
  const isField = /^ *[\w-]+:(?: |$)/.test(line.text)
  const blocks = [[line], blockOf(lines, line)].filter((block, index) => index === 0 || block.length > 1)
  for (const column of columnsNear(lines, line)) {
    const above = lines.slice(0, line.index).findLast((each) => !isBlank(each) && indentOf(each) <= column)
    const isSample = above && [indentOf(above), fieldColumn(above)].includes(column)
    const place = isSample ? `, below ${quote(above.text.slice(column))}` : ''
    const start = column === 0 ? 'without spaces' : `with ${count(column, 'space')}`
    for (const block of blocks) {
      const more = block.length > 1 ? ', and move the lines below that belong to it as far' : ''
      yield {
        ...spanOf(block),
        replacement: moveBlock(block, column - own),
        found: found('yaml/column', { place: start + place + more }),
        safe: isField || /^\s*- /.test(line.text),
        place: line.start + own,
      }
    }
  }
  // The other fields of an item stand below its dash.
  const safe = blocks[1]?.[1]?.text.search(/\S/) === own + 2
  const replacement = `${' '.repeat(own)}- ${line.text.trimStart()}`
  const item = found('yaml/item', { line: quote(replacement.trim()) })
  if (isField) yield { ...spanOf([line]), replacement, found: item, safe }
}

/** The lines at which the cause of a refusal may be: its own, those around it, the one above its group, and the first of its group. */
export const linesAround = (lines: readonly YamlLine[], line: YamlLine): YamlLine[] => {
  const above = lines.slice(0, line.index).filter((each) => !isBlank(each))
  const below = lines.slice(line.index + 1).find((each) => !isBlank(each))
  const parent = above.findLastIndex((each) => indentOf(each) < indentOf(line))
  const all = [line, above.at(-1), below, above[parent], above[parent + 1]]
  return all.flatMap((each) => (each?.text.trim() ? each : []))
}
