import { z } from 'zod'
import type { DocumentFields } from './document-rules'
import { type FieldPath, formatPath, type Problem } from './problem'
import { unseenCharacters } from './read-source'
import { issueMessage } from './schema-messages'
import { fieldNames, requiredFields, schemaAt, valueAt } from './schema-walk'
import { alternatives, enumeration, nearest, quote } from './words'
import { separatorMessage } from './yaml-causes'
import { fieldProblem, writtenNumber } from './yaml-fields'

const unknownField = (name: string, value: unknown, known: readonly string[]): string => {
  const separator = value === null ? separatorMessage(name) : undefined
  if (separator) return separator
  if (value === null && name.includes(' ')) {
    return `"${name}" is read as a field of its own; put the whole text, with its comma, in double quotes`
  }
  const near = nearest(name, known)
  return near
    ? `unknown field "${name}"; did you mean "${near}"?`
    : `unknown field "${name}"; remove it, the fields here are ${enumeration(known)}`
}

/** Zod reports only that no member of a union fits; the message lists the values of its discriminator. */
const discriminatorMessage = (schema: z.ZodType, data: unknown, path: FieldPath): string | undefined => {
  const union = schemaAt(schema, data, path.slice(0, -1))
  if (!(union instanceof z.ZodDiscriminatedUnion) || path.at(-1) !== union.def.discriminator) return undefined
  const values = union.options.flatMap((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[union.def.discriminator] : undefined
    return literal instanceof z.ZodLiteral ? [...literal.values].map((value) => quote(value)) : []
  })
  const found = valueAt(data, path)
  if (found === undefined) return `missing field "${union.def.discriminator}"; write ${alternatives(values)}`
  return `${quote(found)} is not one of the allowed values; write ${alternatives(values)}`
}

/** The fields that are missing because their names are misspelled. */
const misspelled = (issue: z.core.$ZodIssue, schema: z.ZodType, data: unknown): string[] => {
  if (issue.code !== 'unrecognized_keys') return []
  const known = fieldNames(schemaAt(schema, data, issue.path), valueAt(data, issue.path))
  return issue.keys.flatMap((key) => {
    const meant = nearest(key.replace(/:.*$/, ''), known)
    return meant ? formatPath([...issue.path, meant]) : []
  })
}

/** Drops issues that follow from a wrong type, such as limits of length, or from a misspelled name. */
const withoutConsequences = (
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  data: unknown,
): z.core.$ZodIssue[] => {
  const meant = new Set(issues.flatMap((issue) => misspelled(issue, schema, data)))
  const isMeant = ({ path }: z.core.$ZodIssue) => valueAt(data, path) === undefined && meant.has(formatPath(path))
  const wrongKind = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? formatPath(path) : [])))
  return issues.filter(
    (issue) => !isMeant(issue) && (issue.code === 'invalid_type' || !wrongKind.has(formatPath(issue.path))),
  )
}

/** Whether a name contains what nobody sees, which is reported where it stands. */
const hasUnseen = (name: string): boolean => name.search(unseenCharacters) !== -1

/** Compares the fields of a document with its schema; every issue gets a position and a message. */
export const checkSchema = ({ source, fields, schema }: DocumentFields): Problem[] => {
  const { data } = fields
  if (data === undefined) return []
  if (data === null) {
    if (source.text.trim() === '') return []
    return [
      fieldProblem(source, fields, [], `the document has no fields; write ${enumeration(requiredFields(schema))}`),
    ]
  }
  const result = schema.safeParse(data)
  if (result.success) return []
  return withoutConsequences(result.error.issues, schema, data).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const known = fieldNames(schemaAt(schema, data, issue.path), valueAt(data, issue.path))
      return issue.keys
        .filter((key) => !hasUnseen(key))
        .map((key) =>
          fieldProblem(
            source,
            fields,
            [...issue.path, key],
            unknownField(key, valueAt(data, [...issue.path, key]), known),
          ),
        )
    }
    const message =
      (issue.code === 'invalid_union' && discriminatorMessage(schema, data, issue.path)) ||
      issueMessage(issue, schema, data, writtenNumber(source, fields, issue.path))
    return [fieldProblem(source, fields, issue.path, message)]
  })
}
