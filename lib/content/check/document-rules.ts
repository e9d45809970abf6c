import { checkComponents } from './body/components'
import { checkBodyEntities } from './body/entities'
import { checkHeadings } from './body/headings'
import { checkPrintedMarks } from './body/printed-marks'
import type { DocumentBody, DocumentFields } from './document'
import { checkComments } from './fields/comments'
import { checkCurlyQuotes } from './fields/curly-quotes'
import { checkEscapes } from './fields/escapes'
import { checkEntities, checkFieldMarks } from './fields/marks'
import { checkBodyPlaceholders, checkPlaceholders } from './fields/placeholders'
import { checkUnwritten } from './fields/unfinished'
import { checkNotation, checkThousands } from './fields/written-numbers'
import type { BodyFinding, Problem } from './problem'
import { checkSchema } from './schema/check'

/** Checks of the fields of one document. What an earlier one reports at a field, later ones leave out. */
export const fieldRules: readonly ((document: DocumentFields) => Problem[])[] = [
  checkComments,
  checkEscapes,
  checkUnwritten,
  checkThousands,
  checkNotation,
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
  checkBodyEntities,
  checkBodyPlaceholders,
]
