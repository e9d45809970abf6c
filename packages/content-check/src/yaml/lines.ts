import { type Document, parseDocument } from 'yaml'

/** Reads YAML; mistakes are in the document's list of errors, but for fields that are written twice. */
export const parseYaml = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, logLevel: 'error', stringKeys: true, uniqueKeys: false })

/** A line of YAML as an author sees it. */
export interface YamlLine {
  /** Counted from 0 within the YAML. */
  index: number
  /** Offset of its first character. */
  start: number
  text: string
}

/** The lines of a text. */
export const linesOf = (text: string): YamlLine[] => {
  let next = 0
  return text.split('\n').map((line, index) => {
    const start = next
    next += line.length + 1
    return { index, start, text: line }
  })
}

/** The number of spaces before the first character of a line. */
export const indentOf = ({ text }: Pick<YamlLine, 'text'>): number => text.search(/\S|$/)

/** Whether a line is empty or a comment. */
export const isBlank = ({ text }: YamlLine): boolean => /^\s*(?:#.*)?$/.test(text)

/** The line at an offset. */
export const lineAt = (lines: readonly YamlLine[], offset: number): YamlLine =>
  lines.findLast(({ start }) => start <= offset) ?? { index: 0, start: 0, text: '' }

/** Offsets of lines that follow each other. */
export const spanOf = (lines: readonly YamlLine[]): { start: number; end: number } => {
  const last = lines.at(-1)
  return { start: lines[0]?.start ?? 0, end: last ? last.start + last.text.length : 0 }
}
