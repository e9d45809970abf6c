import { z } from 'zod'
import { type DocumentFields, fieldProblem, writtenNumber } from '../document'
import { hasInvisible } from '../files/read-source'
import { type FieldPath, formatPath, type Problem } from '../problem'
import { alternatives, enumeration, nearest, quote } from '../words'
import { separatorMessage } from '../yaml/causes'
import { meantField, withoutConsequences } from './causes'
import { issueMessage, withRule } from './messages'
import { findCauses, type KeysIssue } from './structure-causes'
import { fixedValues, isGroup, type PartAt, partsOf } from './walk'

type Issue = z.core.$ZodIssue

/** A place in a document and what is wrong there. */
interface Finding {
  path: FieldPath
  message: string
}

const unknownField = (name: string, value: unknown, known: readonly string[], meant?: string): string => {
  const separator = value === null ? separatorMessage(name) : undefined
  if (separator) return separator
  if (value === null && name.includes(' '))
    return `"${name}" is read as a field of its own; put the whole text, with its comma, in double quotes`
  if (name.startsWith('//')) return 'a note starts with "#"; write it in place of "//"'
  if (meant && /\s/.test(name) && !nearest(name.replace(/\s/g, ''), [meant]))
    return `the colon after "${meant}" is missing; write "${meant}: " before the text`
  return meant
    ? `unknown field "${name}"; did you mean "${meant}"?`
    : `unknown field "${name}"; remove it, the fields here are ${enumeration(known)}`
}

const unknownFields = (issue: KeysIssue, issues: readonly Issue[], at: PartAt): Finding[] =>
  issue.keys
    .filter((key) => !hasInvisible(key))
    .map((key) => {
      const path = [...issue.path, key]
      const meant = meantField(key, issue, issues, at)
      const { names, fixed } = at(issue.path)
      const message = unknownField(key, at(path).value, names, meant)
      return { path, message: nearest(key, names) ? message : withRule(message, fixed) }
    })

/** Zod reports only that no member of a union fits; this is about its discriminator: misspelled, missing, or with another value. */
const discriminatorFinding = (path: FieldPath, at: PartAt): Finding | undefined => {
  const place = path.slice(0, -1)
  const { schema: union, value: group } = at(place)
  if (!(union instanceof z.ZodDiscriminatedUnion) || path.at(-1) !== union.def.discriminator) return undefined
  const { discriminator } = union.def
  const values = union.options.flatMap((option) =>
    option instanceof z.ZodObject ? fixedValues(option.shape[discriminator]).map(quote) : [],
  )
  const found = at(path).value
  if (found !== undefined)
    return { path, message: `${quote(found)} is not one of the allowed values; write ${alternatives(values)}` }
  const misspelled = isGroup(group) ? Object.keys(group).find((key) => nearest(key, [discriminator])) : undefined
  return misspelled
    ? { path: [...place, misspelled], message: `unknown field "${misspelled}"; did you mean "${discriminator}"?` }
    : { path, message: `missing field "${discriminator}"; write ${alternatives(values)}` }
}

/** The issues of a document whose other lines cannot be read: those of values that are wrong whatever stands in these lines. */
const certainIssues = (issues: readonly Issue[], document: DocumentFields, at: PartAt): Issue[] => {
  const texts = new Set(document.fields.texts.map(({ path }) => formatPath(path)))
  // A line below an unreadable one may be the rest of its text.
  const isBelow = (path: FieldPath): boolean =>
    document.unreadable?.includes(fieldProblem(document, path, '').line - 1) ?? false
  return issues.flatMap((issue): Issue[] => {
    const { value, schema, names } = at(issue.path)
    if (issue.code === 'unrecognized_keys') {
      const keys = issue.keys.filter((key) => nearest(key, names) && !isBelow([...issue.path, key]))
      return keys.length > 0 ? [{ ...issue, keys }] : []
    }
    const isText = typeof value === 'string' && texts.has(formatPath(issue.path))
    const isValue = isText || typeof value === 'number' || typeof value === 'boolean'
    return isValue && !schema?.safeParse(value).success ? [issue] : []
  })
}

/** Compares the fields of a document with its schema; every issue gets a position and a message. */
export const checkSchema = (document: DocumentFields): Problem[] => {
  const { source, fields, schema, unreadable } = document
  const { data } = fields
  if (data === undefined) return []
  const at = partsOf(schema, data)
  if (data === null) {
    if (unreadable || source.text.trim() === '') return []
    return [fieldProblem(document, [], `the document has no fields; write ${enumeration(at([]).required)}`)]
  }
  const { error } = schema.safeParse(data)
  if (!error) return []
  const all = unreadable ? certainIssues(error.issues, document, at) : error.issues
  const causes = unreadable ? [] : findCauses(all, at)
  const others = all.filter((issue) => !causes.some(({ explains }) => explains(issue)))
  const findings = withoutConsequences(others, at).flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, all, at)
    const discriminator = issue.code === 'invalid_union' ? discriminatorFinding(issue.path, at) : undefined
    const { path } = issue
    return [discriminator ?? { path, message: issueMessage(issue, at, writtenNumber(document, path)) }]
  })
  return [...causes, ...findings].map(({ path, message }) => fieldProblem(document, path, message))
}
