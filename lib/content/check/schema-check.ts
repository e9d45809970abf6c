import { z } from 'zod'
import type { DocumentFields } from './document-rules'
import { type FieldPath, formatPath, type Problem } from './problem'
import { hasUnseen } from './read-source'
import { findCauses, meantField, withoutConsequences } from './schema-causes'
import { issueMessage } from './schema-messages'
import { fieldNames, isGroup, requiredFields, schemaAt, valueAt } from './schema-walk'
import { alternatives, enumeration, nearest, quote } from './words'
import { separatorMessage } from './yaml-causes'
import { fieldProblem, writtenNumber } from './yaml-fields'

type Issue = z.core.$ZodIssue

const unknownField = (name: string, value: unknown, known: readonly string[], meant?: string): string => {
  const separator = value === null ? separatorMessage(name) : undefined
  if (separator) return separator
  if (value === null && name.includes(' ')) {
    return `"${name}" is read as a field of its own; put the whole text, with its comma, in double quotes`
  }
  if (name.startsWith('//')) return 'a note starts with "#"; write it in place of "//"'
  if (meant && /\s/.test(name) && !nearest(name.replace(/\s/g, ''), [meant]))
    return `the colon after "${meant}" is missing; write "${meant}: " before the text`
  return meant
    ? `unknown field "${name}"; did you mean "${meant}"?`
    : `unknown field "${name}"; remove it, the fields here are ${enumeration(known)}`
}

const nearestKey = (group: unknown, name: string): string | undefined =>
  isGroup(group) ? Object.keys(group).find((key) => nearest(key, [name])) : undefined

/** Zod reports only that no member of a union fits; this is about its discriminator: misspelled, missing, or with another value. */
const discriminatorFinding = (
  schema: z.ZodType,
  data: unknown,
  path: FieldPath,
): { path: FieldPath; message: string } | undefined => {
  const group = path.slice(0, -1)
  const union = schemaAt(schema, data, group)
  if (!(union instanceof z.ZodDiscriminatedUnion) || path.at(-1) !== union.def.discriminator) return undefined
  const { discriminator } = union.def
  const values = union.options.flatMap((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[discriminator] : undefined
    return literal instanceof z.ZodLiteral ? [...literal.values].map((value) => quote(value)) : []
  })
  const found = valueAt(data, path)
  if (found !== undefined)
    return { path, message: `${quote(found)} is not one of the allowed values; write ${alternatives(values)}` }
  const misspelled = nearestKey(valueAt(data, group), discriminator)
  return misspelled
    ? { path: [...group, misspelled], message: `unknown field "${misspelled}"; did you mean "${discriminator}"?` }
    : { path, message: `missing field "${discriminator}"; write ${alternatives(values)}` }
}

/** The issues of a document whose other lines cannot be read: those of values that are wrong whatever stands in these lines. */
const certainIssues = (issues: readonly Issue[], { source, fields, schema, unreadable }: DocumentFields): Issue[] => {
  const { data, texts } = fields
  const known = new Set(texts.map(({ path }) => formatPath(path)))
  // A line below an unreadable one may be the rest of its text.
  const isBelow = (path: FieldPath): boolean =>
    unreadable?.includes(fieldProblem(source, fields, path, '').line - 1) ?? false
  return issues.flatMap((issue): Issue[] => {
    if (issue.code === 'unrecognized_keys') {
      const names = fieldNames(schemaAt(schema, data, issue.path), valueAt(data, issue.path))
      const keys = issue.keys.filter((key) => nearest(key, names) && !isBelow([...issue.path, key]))
      return keys.length > 0 ? [{ ...issue, keys }] : []
    }
    const value = valueAt(data, issue.path)
    const isText = typeof value === 'string' && known.has(formatPath(issue.path))
    const isValue = isText || typeof value === 'number' || typeof value === 'boolean'
    return isValue && !schemaAt(schema, data, issue.path)?.safeParse(value).success ? [issue] : []
  })
}

/** Compares the fields of a document with its schema; every issue gets a position and a message. */
export const checkSchema = (document: DocumentFields): Problem[] => {
  const { source, fields, schema, unreadable } = document
  const isPartial = unreadable !== undefined
  const { data } = fields
  if (data === undefined) return []
  if (data === null) {
    if (isPartial || source.text.trim() === '') return []
    return [
      fieldProblem(source, fields, [], `the document has no fields; write ${enumeration(requiredFields(schema))}`),
    ]
  }
  const result = schema.safeParse(data)
  if (result.success) return []
  const all = isPartial ? certainIssues(result.error.issues, document) : result.error.issues
  const causes = isPartial ? [] : findCauses(all, schema, data)
  const issues = all.filter((issue) => !causes.some(({ explains }) => explains(issue)))
  const structural = causes.map(({ path, message }) => fieldProblem(source, fields, path, message))
  const others = withoutConsequences(issues, schema, data).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const known = fieldNames(schemaAt(schema, data, issue.path), valueAt(data, issue.path))
      return issue.keys
        .filter((key) => !hasUnseen(key))
        .map((key) =>
          fieldProblem(
            source,
            fields,
            [...issue.path, key],
            unknownField(key, valueAt(data, [...issue.path, key]), known, meantField(key, issue, all, schema, data)),
          ),
        )
    }
    const discriminator = issue.code === 'invalid_union' && discriminatorFinding(schema, data, issue.path)
    if (discriminator) return [fieldProblem(source, fields, discriminator.path, discriminator.message)]
    const message = issueMessage(issue, schema, data, writtenNumber(source, fields, issue.path))
    return [fieldProblem(source, fields, issue.path, message)]
  })
  return [...structural, ...others]
}
