import { z } from 'zod'
import { type FieldPath, formatPath } from '../problem'
import { fieldOf, fixedValues, isGroup, type Part, type PartAt, requiredFields } from '../schema/walk'
import { enumeration, nearest, quote } from '../words'
import { indentOf, lineAt, linesOf } from '../yaml/lines'
import { locate } from '../yaml/texts'
import type { Candidate } from './candidate'
import { blockOf, moveBlock } from './indentation'
import type { Reading, SchemaIssue } from './reading'

/** The name before a text whose colon is missing, such as `title` in `title - Smart: Shelves`, or before one that is not followed by a space. */
const leadingName = (key: string): string => /^([\w-]+)(?:\W*\s|:)/.exec(key)?.[1] ?? key

/** The field that is missing and whose label in the forms is like a name: `photo` for `picture`. */
const nearestLabel = (key: string, absent: readonly string[], path: FieldPath, at: PartAt): string | undefined => {
  const labels = new Map(absent.map((name) => [at([...path, name]).schema?.meta()?.title ?? name, name]))
  return labels.get(nearest(key, [...labels.keys()]) ?? '')
}

/** The names that the fields of a group may have, with the one by which the members of a union differ. */
export const namesIn = ({ names, schema }: Part): string[] =>
  schema instanceof z.ZodDiscriminatedUnion ? [...new Set([...names, schema.def.discriminator])] : [...names]

/** The field that an unknown one is meant to be, if it is there only once. */
export const nearestName = (key: string, names: readonly string[]): string | undefined =>
  nearest(leadingName(key), names) ?? nearest(key.replace(/[^\p{L}\p{N}]/gu, ''), names)

/** A message about a group whose members the site fixes, with the sentence that says so. */
export const withRule = (message: string, rule: string | undefined): string =>
  rule === undefined ? message : `${message.replace(/(?<!\?)$/, '.')} ${rule}`

/** An unknown field under the name that is meant: the most similar one, or the only one that is missing. */
function* renames(reading: Reading, path: FieldPath, at: PartAt): Generator<Candidate> {
  const key = String(path.at(-1))
  const group = path.slice(0, -1)
  const part = at(group)
  if (!isGroup(part.value)) return
  const names = namesIn(part)
  const absent = names.filter((name) => fieldOf(part.value, name) === undefined)
  const missing = reading.issues.flatMap(({ path: place, isMissing }) =>
    isMissing && formatPath(place.slice(0, -1)) === formatPath(group) ? String(place.at(-1)) : [],
  )
  const unknown = Object.keys(part.value).filter((name) => !names.includes(name))
  const near = nearestName(key, absent)
  const only = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined
  const meant = near ?? nearestLabel(key, absent, group, at) ?? only
  if (meant === undefined) return
  const start = locate(reading.document, path)
  const why = `unknown field "${key}"; did you mean "${meant}"?`
  yield {
    start,
    end: start + key.length,
    put: meant,
    why: near ? why : withRule(why, part.fixed),
    row: renames,
    safe: near !== undefined,
    changesWords: true,
    path,
    place: start,
  }
}

/** Fields in the group that they belong to: it is empty since they are not indented, or its own line is missing. */
function* regroups({ document, text, data }: Reading, path: FieldPath, at: PartAt): Generator<Candidate> {
  const key = String(path.at(-1))
  const group = path.slice(0, -1)
  const part = at(group)
  if (!isGroup(part.value)) return
  const lines = linesOf(text)
  const start = locate(document, path)
  const line = lineAt(lines, start)
  if (!line || !isGroup(data)) return
  for (const name of part.names) {
    const inner = at([...group, name])
    const names = namesIn(inner)
    if (!names.includes(key) || (inner.value !== undefined && inner.value !== null)) continue
    const isEmpty = inner.value === null
    const block = blockOf(lines, line, (below) => {
      const [, other = ''] = /^ *([\w-]+):/.exec(below.text) ?? []
      return indentOf(below) > indentOf(line) || (indentOf(below) === indentOf(line) && names.includes(other))
    })
    const own = block
      .filter((each) => indentOf(each) === indentOf(line))
      .map(({ text: each }) => each.trim().replace(/:.*/, ''))
    const fields = `${enumeration(own.map((each) => `"${each}"`))} ${own.length === 1 ? 'belongs' : 'belong'} to "${name}"`
    const head = isEmpty ? '' : `${' '.repeat(indentOf(line))}${name}:\n`
    const last = block.at(-1) ?? line
    yield {
      start: line.start,
      end: last.start + last.text.length,
      put: head + moveBlock(block, 2),
      why: isEmpty
        ? `wrong indentation: ${fields}; put 2 spaces more before each of these lines than before "${name}"`
        : `${fields}; write a line "${name}:" above, and put 2 spaces before each of these lines`,
      row: regroups,
      safe: isEmpty,
      place: start,
    }
  }
}

/** A group of one kind that has the fields of another one. */
function* otherKinds({ document, text }: Reading, path: FieldPath, at: PartAt): Generator<Candidate> {
  const group = path.slice(0, -1)
  const { schema: union, value, names: own } = at(group)
  if (!(union instanceof z.ZodDiscriminatedUnion) || !isGroup(value)) return
  const { discriminator } = union.def
  const names = Object.keys(value)
  const other = union.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject &&
      requiredFields(option).every((name) => names.includes(name)) &&
      names.every((name) => Object.hasOwn(option.shape, name)),
  )
  if (!other) return
  const [kind] = fixedValues(other.shape[discriminator])
  const start = locate(document, [...group, discriminator])
  const written = /^[\w"'-]+: */.exec(text.slice(start))?.[0].length ?? 0
  const end = start + written + String(value[discriminator]).length
  const wanted = enumeration(own.filter((name) => name !== discriminator))
  const why = `the fields below are those of ${quote(kind)}; write that here, or replace them by ${wanted}, those of ${quote(value[discriminator])}`
  const place = { path: [...group, discriminator], place: start }
  yield {
    start: start + written,
    end,
    put: String(kind),
    why,
    row: otherKinds,
    safe: false,
    changesWords: true,
    ...place,
  }
}

/** An item that is written as two, since its second line has a dash too. */
function* dividedItems({ document, text }: Reading, path: FieldPath, at: PartAt): Generator<Candidate> {
  const index = path.at(-2)
  if (typeof index !== 'number') return
  const lines = linesOf(text)
  for (const second of [index, index + 1]) {
    const item = [...path.slice(0, -2), second]
    const { value } = at(item)
    const line = lineAt(lines, locate(document, item))
    const dash = line ? line.text.search(/-(?= )/) : -1
    if (second === 0 || !line || dash === -1 || !isGroup(value)) continue
    const why = `the dash before "${Object.keys(value)[0]}" starts a new item; write two spaces in its place if it belongs to the item above`
    yield {
      start: line.start + dash,
      end: line.start + dash + 1,
      put: ' ',
      why,
      row: dividedItems,
      safe: true,
      path: item,
      place: line.start + dash + 2,
    }
  }
}

/** The field by which the kinds of a group differ, under a name like its own. */
function* misspelledKinds(reading: Reading, path: FieldPath, at: PartAt): Generator<Candidate> {
  const group = path.slice(0, -1)
  const { schema: union, value } = at(group)
  if (!(union instanceof z.ZodDiscriminatedUnion) || !isGroup(value)) return
  const key = Object.keys(value).find((name) => nearest(name, [union.def.discriminator]))
  if (key !== undefined) yield* renames(reading, [...group, key], at)
}

/** What is tried for a field too many or too few. */
export function* structureCandidates(reading: Reading, { path, issue }: SchemaIssue, at: PartAt): Generator<Candidate> {
  if (issue?.code === 'invalid_union') yield* misspelledKinds(reading, path, at)
  if (issue?.code === 'unrecognized_keys') {
    yield* otherKinds(reading, path, at)
    yield* renames(reading, path, at)
    yield* regroups(reading, path, at)
  }
  yield* dividedItems(reading, path, at)
}
