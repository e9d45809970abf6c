import { lineBefore, type YamlLine } from './lines'

/** A place where a line may start: where an open group has its fields, or an open list its items. */
export interface Column {
  spaces: number
  line: YamlLine
  words: string
}

/** Whether a line starts an item of a list. */
export const isItem = (text: string): boolean => /^ *- /.test(text)

/** Where the dash of an item and the fields of a group start in a line. */
export const columnsOf = (line: YamlLine, items: boolean): Column[] => {
  const dashes = [...line.text.matchAll(/(?<=^ *(?:- +)*)- +/g)].map(({ index }) => index)
  const spaces = (/^ *(?:- +)*/.exec(line.text)?.[0] ?? '').length
  const starts = items ? dashes : /^[^\s'"#]+:(?: |$)/.test(line.text.slice(spaces)) ? [spaces] : []
  return starts.map((start) => ({ spaces: start, line, words: line.text.slice(start) }))
}

/** The columns in which the groups or lists around a line have started, innermost first. */
export const openColumns = (text: string, line: YamlLine): Column[] => {
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
