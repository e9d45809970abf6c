import { count, quote } from '../words'
import {
  type Cause,
  causeIn,
  indentOf,
  isBlank,
  lineAfter,
  lineAt,
  lineBefore,
  type SearchedYaml,
  type YamlLine,
} from './lines'

/** A place where a line may start: where an open group has its fields, or an open list its items. */
export interface Column {
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

/** A first field that is indented, unlike others below it. */
export const findIndentedStart = ({ text }: SearchedYaml): Cause | undefined => {
  const top = lineAt(text, 0)
  const first = isBlank(top) ? lineAfter(text, top) : top
  if (!first || indentOf(first) === 0 || !/^\w+:/m.test(text)) return undefined
  const message =
    'wrong indentation: the fields of an entry start in column 1; remove the spaces before this one, or write the name of its group above it'
  return causeIn(first, message)
}

/** Whether the item above a line is the one that is out of its column: the lines around it have another one in common. */
const outdentedItem = (text: string, line: YamlLine, above: YamlLine): boolean => {
  const column = indentOf(line)
  if (!isItem(line.text)) {
    const [field] = columnsOf(above, false)
    const moved = field && indentOf(above) + column - field.spaces
    return (
      field !== undefined && field.spaces < column && openColumns(text, above).some(({ spaces }) => spaces === moved)
    )
  }
  const [first, below] = [lineBefore(text, above), lineAfter(text, line)]
  if (indentOf(above) >= column || !first) return false
  const isFirst = !isItem(first.text) && below !== undefined && isItem(below.text) && indentOf(below) === column
  return isFirst || (isItem(first.text) && indentOf(first) === column)
}

/**
 * The line above, when it is the one that is out of its column: the lines around it belong together, or it leaves a group that has just
 * been opened.
 */
const outdented = (text: string, line: YamlLine): YamlLine | undefined => {
  const above = lineBefore(text, line)
  const first = above && lineBefore(text, above)
  if (!above || !first) return undefined
  if (isItem(above.text)) return outdentedItem(text, line, above) ? above : undefined
  if (isItem(line.text)) return undefined
  if (!/^ *[\w-]+: +\S/.test(above.text)) return undefined
  const column = indentOf(line)
  const together = indentOf(above) < column && columnsOf(first, false).some(({ spaces }) => spaces === column)
  const leaves =
    /^ *(?:- +)?[\w-]+:$/.test(first.text) && indentOf(above) <= indentOf(first) && indentOf(first) < column
  return together || leaves ? above : undefined
}

const sameColumn = 'lines of one group start in the same column'

const wrongColumn = (
  spaces: number,
  others: string,
  wanted: number,
  help = `put ${count(wanted, 'space')} before it`,
) =>
  `wrong indentation: this line starts in column ${spaces + 1}, ${others} in column ${wanted + 1}; ${sameColumn}, so ${help}`

/** The line above is the one that is out of its column. */
const outdentedCause = (text: string, line: YamlLine): Cause | undefined => {
  const wrong = outdented(text, line)
  if (!wrong) return undefined
  const [field] = isItem(wrong.text) && !isItem(line.text) ? columnsOf(wrong, false) : []
  const wanted = field ? indentOf(wrong) + indentOf(line) - field.spaces : indentOf(line)
  return causeIn(wrong, wrongColumn(indentOf(wrong), `the ${field ? 'others' : 'next one'} of its group`, wanted))
}

/** The line above opens a group but has a value as well. */
const valueCause = (text: string, line: YamlLine): Cause | undefined => {
  const above = lineBefore(text, line)
  const [, group] = /^ *(?:- )?([\w-]+): *(?:\{\}|\[\]|-|none|null|~)$/.exec(above?.text ?? '') ?? []
  return above && group && indentOf(above) < indentOf(line)
    ? causeIn(above, `the lines below belong to "${group}", so nothing may stand after its colon; remove it`)
    : undefined
}

/** The line above is the first of its group, and the lines below it have another column in common. */
const firstCause = (text: string, line: YamlLine, target: Column | undefined): Cause | undefined => {
  const spaces = indentOf(line)
  let below = lineAfter(text, line)
  while (below && indentOf(below) > spaces) below = lineAfter(text, below)
  const above = lineBefore(text, line)
  const opening = above && lineBefore(text, above)
  if (!target || target.line.start !== above?.start || target.spaces !== indentOf(above)) return undefined
  if (!opening || indentOf(opening) >= Math.min(target.spaces, spaces)) return undefined
  return below && indentOf(below) === spaces
    ? causeIn(above, wrongColumn(target.spaces, 'the next ones of its group', spaces))
    : undefined
}

/** An item where no list is open: a dash among fields, or an item below one whose first line is missing. */
const dashCause = (text: string, line: YamlLine): Cause | undefined => {
  const spaces = indentOf(line)
  if (!isItem(line.text)) return undefined
  let first: YamlLine | undefined
  for (let above = lineBefore(text, line); above && indentOf(above) >= spaces; above = lineBefore(text, above))
    first = above
  if (!first || isItem(first.text)) return undefined
  return indentOf(first) === spaces
    ? causeIn(
        line,
        'a dash starts an item of a list, but the lines around it are fields; write the name of the field in its place, or remove it',
      )
    : causeIn(first, 'the first line of this item, which starts with a dash, is missing; write it above this line')
}

/** The cause for a line that starts in a column where no group or list has started. Names the line that it belongs to. */
export const indentationCause = (text: string, line: YamlLine, firstLine: number): Cause => {
  const spaces = indentOf(line)
  const away = (column: Column): number => Math.abs(column.spaces - spaces)
  const [target] = openColumns(text, line).sort((a, b) => away(a) - away(b) || b.spaces - a.spaces)
  const cause = outdentedCause(text, line) ?? valueCause(text, line) ?? firstCause(text, line, target)
  if (cause) return cause
  if (!target || target.spaces === spaces)
    return (
      dashCause(text, line) ??
      causeIn(line, `wrong indentation; ${sameColumn}, two spaces further than the line above their group`)
    )
  const sample = `line ${firstLine + target.line.index} (${quote(target.words)})`
  const help = target.spaces === 0 ? 'remove the spaces before it, or write the name of its group above it' : undefined
  return causeIn(line, wrongColumn(spaces, sample, target.spaces, help))
}
