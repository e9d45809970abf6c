import { type EntryFields, fieldProblem } from '../entry'
import { formatPath, type Problem } from '../problem'
import { withRule } from '../repairs/structure'
import { enumeration } from '../words'
import { type Issue, issueAdvice, itemsIn, wanted } from './messages'
import { type Part, type PartAt, partsOf } from './walk'

type KeysIssue = Issue & { code: 'unrecognized_keys' }

/** Drops issues that follow from a wrong type, from items that are not separated, and from a group that has only other fields. */
const withoutConsequences = (issues: readonly Issue[], at: PartAt): Issue[] => {
  const pathsOf = (isCause: (issue: Issue) => boolean, isList = false) =>
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
const isAlsoWritten = ({ schema }: Part, written: string): boolean => {
  const forms = schema?.meta()?.['alsoWritten']
  return typeof forms === 'string' && new RegExp(`^(?:${forms})`, 'i').test(written)
}

const unknownFields = (entry: EntryFields, { path, keys }: KeysIssue, at: PartAt): Problem[] => {
  const { names, fixed } = at(path)
  return keys.map((key) => {
    const own = [...path, key]
    const written = `${key}: ${String(at(own).value)}`
    const meant = names.find((name) => isAlsoWritten(at([...path, name]), written))
    const report = (help: string) => fieldProblem(entry, own, `unknown field "${key}"; ${help}`)
    if (meant) return report(`write "${meant}" in its place${wanted(meant, at([...path, meant]))}`)
    if (at(own).value !== null || !key.includes(' '))
      return report(withRule(`remove it, the fields here are ${enumeration(names)}`, fixed))
    const message = `"${key}" is read as a field of its own; put the whole text, with its comma, in double quotes`
    return fieldProblem(entry, own, withRule(message, fixed))
  })
}

/** Compares the fields of an entry with its schema; every issue gets a position and a message. */
export const checkSchema = (entry: EntryFields): Problem[] => {
  const { source, fields, schema, isPartial } = entry
  const { data } = fields
  if (data === undefined) return []
  const at = partsOf(schema, data)
  if (data === null) {
    if (isPartial || source.text.trim() === '') return []
    return [fieldProblem(entry, [], `the entry has no fields; write ${enumeration(at([]).required)}`)]
  }
  const { error } = schema.safeParse(data)
  if (!error) return []
  // Where other lines cannot be read, fields and items may stand in them.
  const isCertain = ({ code, path }: Issue) =>
    code !== 'unrecognized_keys' && /^(?:string|number|boolean)$/.test(typeof at(path).value)
  const all = isPartial ? error.issues.filter(isCertain) : error.issues
  const written = new Map(fields.texts.map(({ path, raw }) => [formatPath(path), raw]))
  return withoutConsequences(all, at).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownFields(entry, issue, at)
      : fieldProblem(entry, issue.path, issueAdvice(issue, at, written.get(formatPath(issue.path)))),
  )
}
