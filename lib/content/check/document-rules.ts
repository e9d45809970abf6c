import type { z } from 'zod'
import { checkComments } from './comments'
import { checkComponents } from './components'
import { checkCurlyQuotes } from './curly-quotes'
import { checkEntities } from './entities'
import { checkFieldMarks } from './field-marks'
import { type BodyHeading, checkHeadings } from './headings'
import type { MarkdownFormat, MarkdownNode } from './markdown-tree'
import { checkBodyPlaceholders, checkPlaceholders } from './placeholders'
import { checkPrintedMarks } from './printed-marks'
import type { BodyFinding, Problem } from './problem'
import { checkSchema } from './schema-check'
import type { Source } from './source'
import { checkThousands } from './thousands'
import { checkUnwritten } from './unfinished'
import type { YamlFields } from './yaml-fields'

/** The fields of one document with their schema. */
export interface DocumentFields {
  source: Source
  fields: YamlFields
  schema: z.ZodType
  /** The lines that cannot be read and have been left out: only values that are there can be judged. */
  unreadable?: readonly number[]
}

/** The text below the fields of one document. */
export interface DocumentBody {
  source: Source
  /** Offset of its first character in the file. */
  start: number
  tree: MarkdownNode
  format: MarkdownFormat
  headings: readonly BodyHeading[]
}

/** Checks of the fields of one document. What an earlier one reports at a field, later ones leave out. */
export const fieldRules: readonly ((document: DocumentFields) => Problem[])[] = [
  checkComments,
  checkUnwritten,
  checkThousands,
  checkSchema,
  checkPlaceholders,
  checkCurlyQuotes,
  checkEntities,
  checkFieldMarks,
]

/** Checks of the body of one document. */
export const bodyRules: readonly ((body: DocumentBody) => BodyFinding[])[] = [
  checkComponents,
  checkHeadings,
  checkPrintedMarks,
  checkBodyPlaceholders,
]
