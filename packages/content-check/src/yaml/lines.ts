import { type Document, parseDocument, type YAMLParseError } from 'yaml'
import type { KnownFields } from '../schema/walk'

/** Reads YAML; mistakes are in the document's list of errors. */
export const parseYaml = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, logLevel: 'error', stringKeys: true })

/** A line of YAML as an author sees it. */
export interface YamlLine {
  /** Counted from 0 within the YAML. */
  index: number
  /** Offset of its first character. */
  start: number
  text: string
}

/** YAML that is searched for what makes it unreadable. */
export interface SearchedYaml {
  text: string
  document: Document
  /** The line of the file on which it begins. */
  firstLine: number
  /** The fields of all entries. */
  known: KnownFields
}

/** The same with the parser's first error, and the one after it. */
export interface BrokenYaml extends SearchedYaml {
  error: YAMLParseError
  next?: YAMLParseError | undefined
}

/** A place in YAML and what is wrong there. */
export interface Cause {
  offset: number
  message: string
}

/** The line at an offset. */
export const lineAt = (text: string, offset: number): YamlLine => {
  const start = text.slice(0, offset).lastIndexOf('\n') + 1
  const end = text.indexOf('\n', start)
  return {
    index: text.slice(0, start).split('\n').length - 1,
    start,
    text: text.slice(start, end === -1 ? undefined : end),
  }
}

/** The number of spaces before the first character of a line. */
export const indentOf = (line: YamlLine): number => line.text.search(/\S|$/)

/** A mistake of a line, at its first character. */
export const causeIn = (line: YamlLine, message: string): Cause => ({ offset: line.start + indentOf(line), message })

/** Whether a line is empty or a comment. */
export const isBlank = ({ text }: YamlLine): boolean => /^\s*(?:#.*)?$/.test(text)

/** The nearest line above that is neither empty nor a comment. */
export const lineBefore = (text: string, line: YamlLine): YamlLine | undefined => {
  for (let { start } = line; start > 0; ) {
    const above = lineAt(text, start - 1)
    if (!isBlank(above)) return above
    start = above.start
  }
  return undefined
}

/** The nearest line below that is neither empty nor a comment. */
export const lineAfter = (text: string, line: YamlLine): YamlLine | undefined => {
  for (let next = line.start + line.text.length + 1; next < text.length; ) {
    const below = lineAt(text, next)
    if (!isBlank(below)) return below
    next = below.start + below.text.length + 1
  }
  return undefined
}
