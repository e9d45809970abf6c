import type { Position, Problem } from './problem'

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
