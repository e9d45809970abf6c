import { count, quote } from './words'
import type { Cause } from './yaml-causes'
import { lineBefore, type YamlLine } from './yaml-lines'

/** A place where a line may start: where an open group has its fields, or an open list its items. */
interface Column {
  spaces: number
  line: YamlLine
  words: string
}

const isItem = (text: string): boolean => /^ *- /.test(text)

/** Where the dash of an item and the fields of a group start in a line. */
const columnsOf = (line: YamlLine, items: boolean): Column[] => {
  const dashes = [...line.text.matchAll(/(?<=^ *(?:- +)*)- +/g)].map(({ index }) => index)
  const spaces = (/^ *(?:- +)*/.exec(line.text)?.[0] ?? '').length
  const starts = items ? dashes : /^[^\s'"#]+:(?: |$)/.test(line.text.slice(spaces)) ? [spaces] : []
  return starts.map((start) => ({ spaces: start, line, words: line.text.slice(start) }))
}

/** The columns in which the groups or lists around a line have started, innermost first. */
const openColumns = (text: string, line: YamlLine): Column[] => {
  const items = isItem(line.text)
  const open: Column[] = []
  for (let above = lineBefore(text, line); above; above = lineBefore(text, above)) {
    const limit = open.at(-1)?.spaces ?? Number.POSITIVE_INFINITY
    open.push(
      ...columnsOf(above, items)
        .reverse()
        .filter(({ spaces }) => spaces < limit),
    )
  }
  return open
}

/** The cause for a line that starts in a column where no group or list has started. Names the line that it belongs to. */
export const indentationCause = (text: string, line: YamlLine, firstLine: number): Cause => {
  const spaces = /^ */.exec(line.text)?.[0].length ?? 0
  const away = (column: Column): number => Math.abs(column.spaces - spaces)
  const [target] = openColumns(text, line).sort((a, b) => away(a) - away(b) || b.spaces - a.spaces)
  const here = line.start + line.text.search(/\S/)
  if (!target || target.spaces === spaces) {
    const message =
      'wrong indentation; lines of one group start in the same column, two spaces further than the line above their group'
    return { offset: here, message }
  }
  const sample = `line ${firstLine + target.line.index} (${quote(target.words)})`
  if (spaces === 0) {
    const message = `wrong indentation: the fields of a document start in column 1; remove the spaces before this one`
    return { offset: target.line.start + target.spaces, message }
  }
  const wanted = target.spaces === 0 ? 'remove the spaces before it' : `put ${count(target.spaces, 'space')} before it`
  return {
    offset: here,
    message: `wrong indentation: this line starts in column ${spaces + 1}, ${sample} in column ${target.spaces + 1}; lines of one group start in the same column, so ${wanted}`,
  }
}
