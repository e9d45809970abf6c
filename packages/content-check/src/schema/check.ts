import { type EntryFields, fieldFinding } from '../entry'
import { type Finding, formatPath } from '../finding'
import { found } from '../sentences'
import { enumeration, kebabCase } from '../words'
import { findingOf, itemsIn, wanted, type ZodIssue } from './values'
import { type Part, type PartAt, partsOf } from './walk'

type KeysIssue = ZodIssue & { code: 'unrecognized_keys' }

/** Drops issues that follow from a wrong type, from items that are not separated, and from a group that has only other fields. */
const dropCascading = (issues: readonly ZodIssue[], at: PartAt): ZodIssue[] => {
  const pathsOf = (isCause: (issue: ZodIssue) => boolean, isList = false) =>
    new Set(issues.filter(isCause).map(({ path }) => formatPath(isList ? path.slice(0, -1) : path)))
  const wrongType = pathsOf(({ code }) => code === 'invalid_type')
  const unseparated = pathsOf(({ path }) => itemsIn(path, at(path)) !== undefined, true)
  const foreign = pathsOf(({ code, path }) => {
    const hasNone = at(path).names.every((name) => at([...path, name]).value === undefined)
    return code === 'unrecognized_keys' && path.length > 0 && hasNone
  })
  return issues.filter(({ code, path }) => {
    const place = formatPath(path)
    if (at(path).value === undefined && foreign.has(formatPath(path.slice(0, -1)))) return false
    return !unseparated.has(place) && (code === 'invalid_type' || !wrongType.has(place))
  })
}

/** Whether authors write a field, with its value, in place of one whose metadata say so. */
const isAlias = ({ schema }: Part, written: string): boolean => {
  const aliases = schema?.meta()?.['aliases']
  return typeof aliases === 'string' && new RegExp(`^(?:${aliases})`, 'i').test(written)
}

const unknownFields = (entry: EntryFields, { path, keys }: KeysIssue, at: PartAt): Finding[] => {
  const { names } = at(path)
  return keys.map((name) => {
    const own = [...path, name]
    const { value } = at(own)
    const meant = names.find((each) => isAlias(at([...path, each]), `${name}: ${String(value)}`))
    const other = meant && found('field/other-name', { name, meant, ...wanted(meant, at([...path, meant])) })
    const isSlug = /^(?:slug|permalink|url)$/i.test(name) && kebabCase.test(String(value))
    if (isSlug && path.length === 0) return fieldFinding(entry, own, found('field/slug', { name, slug: String(value) }))
    const isText = value === null && name.includes(' ')
    const unknown = { name, fields: enumeration(names) }
    return fieldFinding(entry, own, other || found(isText ? 'yaml/comma-in-text' : 'field/unknown', unknown))
  })
}

/** Compares the fields of an entry with its schema; all that it refuses becomes a finding. */
export const checkSchema = (entry: EntryFields): Finding[] => {
  const { source, fields, schema, isPartial } = entry
  const { data } = fields
  if (data === undefined) return []
  const at = partsOf(schema, data)
  if (data === null) {
    if (isPartial || source.text.trim() === '') return []
    return [fieldFinding(entry, [], found('field/none', { fields: enumeration(at([]).required) }))]
  }
  const { error } = schema.safeParse(data)
  if (!error) return []
  // Where other lines cannot be read, fields and items may stand in them.
  const isCertain = ({ code, path }: ZodIssue) =>
    code !== 'unrecognized_keys' && /^(?:string|number|boolean)$/.test(typeof at(path).value)
  const all = isPartial ? error.issues.filter(isCertain) : error.issues
  const written = new Map(fields.texts.map(({ path, raw }) => [formatPath(path), raw]))
  const findings = dropCascading(all, at).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownFields(entry, issue, at)
      : fieldFinding(entry, issue.path, findingOf(issue, at, written.get(formatPath(issue.path)))),
  )
  // A field that stands there under another name is not missing.
  const meant = findings.flatMap(({ id, params }) => (id === 'field/other-name' ? params['meant'] : []))
  return findings.filter(({ id, params }) => id !== 'field/missing' || !meant.includes(params['name']))
}
