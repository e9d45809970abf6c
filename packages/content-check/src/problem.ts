/** A place in a file, both counted from 1, columns in UTF-16 units as code editors count them. */
export interface Position {
  line: number
  column: number
}

/** Path of a field in an entry: `['responsibilities', 1, 'color']`. */
export type FieldPath = readonly PropertyKey[]

/** Lines of a file, and what is written in their place. */
export interface Repair {
  /** The first and the last line that are replaced, counted from 1; `to` is `from - 1` where lines are only put before `from`. */
  from: number
  to: number
  lines: readonly string[]
  /** Whether it may be applied without being read: it changes no words, and nothing else can be meant. */
  safe: boolean
}

/** A part of a text by its offsets, and what is written in its place. */
export interface Edit {
  start: number
  end: number
  put: string
  /** Whether it may be applied without being read; where it is left out, whether it only changes quotes. */
  safe?: boolean | undefined
}

/** A mistake that the author has to correct, or a warning, with which the content may be published. */
export interface Problem extends Position {
  /** Path of the file as the author writes it, such as `content/cooks/ada.yaml`. */
  file: string
  /** Field, such as `responsibilities[1].color`; `body` for the text below the fields; empty for the whole file. */
  path: string
  /** What is wrong, what was found, and what to write, in one sentence. */
  message: string
  /** Absent for errors. */
  severity?: 'warning'
  /** What removes the problem, where that is certain. No two of a file overlap. */
  repair?: Repair
  /** What may be the repair, in the text that was read. The result of a check has the repair in its place. */
  edit?: Edit | undefined
}

/** What is wrong with a value or a piece of a text, and what is written in its place where that is certain. */
export interface Advice extends Pick<Problem, 'message' | 'severity'>, Pick<Edit, 'safe'> {
  put?: string | undefined
}

/** What is wrong on a line of a body, with what is found and written in its place. */
export interface LineAdvice {
  message: string
  find?: RegExp | string
  put?: string
}

/** A problem in a text, whose offsets are counted from the start of the text. */
export interface TextProblem extends Pick<Problem, 'message' | 'severity' | 'edit'> {
  index: number
}

/** Advice that ends with what is to be written. @param shown It in words. */
export const writing = (wrong: string, put: string | undefined, shown = put): Advice => ({
  message: `${wrong}; write ${shown}`,
  put,
})

/** A problem at a place in a body. @param put What is written for what is found from the start of its line to `end`, or to the end of the line. */
export const lineProblem = (text: string, index: number, advice: LineAdvice, end = index): TextProblem => {
  const { message, find = '', put = '' } = advice
  const next = text.indexOf('\n', end)
  const span = { start: text.lastIndexOf('\n', index - 1) + 1, end: next === -1 ? text.length : next }
  const old = text.slice(span.start, span.end)
  // In a very long line, nobody would find what has changed.
  const becomes = old.length > 2000 ? old : old.replace(find, put)
  return { index, message, edit: becomes === old ? undefined : { ...span, put: becomes } }
}

/** A problem with a piece of a text. @param advice What is wrong, where nothing is written in its place. */
export const pieceProblem = (index: number, piece: string, advice: string | Advice): TextProblem => {
  if (typeof advice === 'string') return { index, message: advice }
  const { put, safe, ...problem } = advice
  if (put === undefined) return { index, ...problem }
  return { index, ...problem, edit: { start: index, end: index + piece.length, put, safe } }
}

/** A problem of a whole file or folder. */
export const fileProblem = (file: string, message: string): Problem => ({ file, line: 1, column: 1, path: '', message })

/** A problem with which the content may be published. */
export const asWarning = <Found extends Pick<Problem, 'severity'>>(problem: Found): Found => ({
  ...problem,
  severity: 'warning',
})

/** Whether the content may not be published with a problem. */
export const isError = ({ severity }: Pick<Problem, 'severity'>): boolean => severity === undefined

/** Compares two texts by their characters, for sorting. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Orders problems by file, then from top to bottom. */
export const compareProblems = (a: Problem, b: Problem): number =>
  byText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  byText(a.path, b.path) ||
  byText(a.message, b.message)

/** Whether a field, by its path as text, is another one or part of it. */
export const isWithin = (path: string, other: string): boolean =>
  path.startsWith(other) && /^(?:$|[.[])/.test(path.slice(other.length))

/** `['responsibilities', 1, 'color']` → `responsibilities[1].color` */
export const formatPath = (path: FieldPath): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')

/** The text of one file, free of byte order mark and carriage returns, with the start of each line. */
export interface Source {
  file: string
  text: string
  lineStarts: readonly number[]
  /** For a text with repairs: the line of the file for each of its lines. */
  origins?: readonly number[]
  /** The lines of the file that repairs have changed. */
  changed?: ReadonlySet<number>
}

/** Splits text into lines once, so that positions are found quickly. */
export const createSource = (file: string, text: string): Source => {
  const lineStarts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1)
  return { file, text, lineStarts }
}

/** The number of the line of an offset, counted from 0. */
const lineIndexAt = ({ lineStarts }: Source, offset: number): number =>
  lineStarts.findLastIndex((start) => start <= offset)

/** Line and column in its file of an offset in a text. */
export const positionAt = (source: Source, offset: number): Position => {
  const index = lineIndexAt(source, offset)
  return { line: source.origins?.[index] ?? index + 1, column: offset - (source.lineStarts[index] ?? 0) + 1 }
}

/** The text after an edit. */
export const applyEdit = (text: string, { start, end, put }: Edit): string =>
  text.slice(0, start) + put + text.slice(end)

/** The lines of a file after repairs, of which no two overlap. */
export const applyRepairs = (text: string, repairs: readonly Repair[]): string => {
  const lines = text.split('\n')
  for (const { from, to, lines: put } of [...repairs].sort((a, b) => b.from - a.from))
    lines.splice(from - 1, to - from + 1, ...put)
  return lines.join('\n')
}

/** The repair that an edit makes; undefined in lines that another repair has changed already. */
export const repairOf = (source: Source, edit: Edit, safe: boolean): Repair | undefined => {
  const { text, origins, changed } = source
  const [first, last] = [lineIndexAt(source, edit.start), lineIndexAt(source, edit.end)]
  const end = text.indexOf('\n', edit.end)
  const start = source.lineStarts[first] ?? 0
  const whole = text.slice(start, end === -1 ? undefined : end)
  const old = whole.split('\n')
  const lines = applyEdit(whole, { ...edit, start: edit.start - start, end: edit.end - start }).split('\n')
  const lineOf = (index: number) => origins?.[index] ?? index + 1
  if (old.some((_, index) => changed?.has(lineOf(first + index)))) return undefined
  const most = Math.min(old.length, lines.length)
  let above = 0
  while (above < most && old[above] === lines[above]) above += 1
  let below = 0
  while (below < most - above && old.at(-1 - below) === lines.at(-1 - below)) below += 1
  const kept = lines.slice(above, lines.length - below)
  return { from: lineOf(first + above), to: lineOf(last) - below, lines: kept, safe }
}

/** A problem in the part of a file that begins at an offset. */
export const problemIn = (source: Source, offset: number, path: string, found: TextProblem): Problem => {
  const { index, edit, ...rest } = found
  const problem = { file: source.file, ...positionAt(source, offset + index), path, ...rest }
  return edit ? { ...problem, edit: { ...edit, start: edit.start + offset, end: edit.end + offset } } : problem
}

/** A problem at an offset of a file. */
export const problemAt = (source: Source, index: number, path: string, message: string): Problem =>
  problemIn(source, 0, path, { index, message })
