/** A place in a file, both counted from 1, columns in UTF-16 units as code editors count them. */
export interface Position {
  line: number
  column: number
}

/** Path of a field in an entry: `['responsibilities', 1, 'color']`. */
export type FieldPath = readonly PropertyKey[]

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
}

/** A problem in a Markdown body. */
export type BodyProblem = Omit<Problem, 'file' | 'path'>

/** A problem in a text, with its offset from the start of the text. */
export type TextProblem = Pick<Problem, 'message' | 'severity'> & { index: number }

/** A problem of a whole file or folder. */
export const fileProblem = (file: string, message: string): Problem => ({ file, line: 1, column: 1, path: '', message })

/** A problem with which the content may be published. */
export const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' })

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
}

/** Splits text into lines once, so that positions are found quickly. */
export const createSource = (file: string, text: string): Source => {
  const lineStarts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1)
  return { file, text, lineStarts }
}

/** Line and column of an offset in the text of a file. */
export const positionAt = ({ lineStarts }: Source, offset: number): Position => {
  let low = 0
  let high = lineStarts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lineStarts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 }
}

/** The reverse of `positionAt`. */
export const offsetAt = ({ lineStarts }: Source, { line, column }: Position): number =>
  (lineStarts[line - 1] ?? 0) + column - 1

/** A problem at an offset of a file. */
export const problemAt = (source: Source, offset: number, path: string, message: string): Problem => ({
  file: source.file,
  ...positionAt(source, offset),
  path,
  message,
})
