import { z } from 'zod'
import type { ContentTree, PlacedFile } from '../content'
import type { Entry } from '../entry'
import { splitParts } from '../files/front-matter'
import { applyRepairs, createSource, isError, type Problem } from '../problem'
import { isGroup, schemaAt } from '../schema/walk'
import { thousandsIn } from '../schema/written-forms'
import type { Collections, Format } from '../settings'
import { parseYaml } from '../yaml/lines'
import { formatEntry } from './format'

/** The fields of a form with numbers that it holds as text, such as 1.125, where no thousands can be meant. */
export const readNumbers = (schema: z.ZodType, fields: unknown): unknown => {
  const readAt = (name: PropertyKey, inner: unknown) =>
    readNumbers(schemaAt(schema, fields, [name]) ?? z.never(), inner)
  if (Array.isArray(fields)) return fields.map((item, index) => readAt(index, item))
  if (isGroup(fields))
    return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, readAt(name, inner)]))
  const isNumber =
    schema instanceof z.ZodNumber && typeof fields === 'string' && schema.safeParse(Number(fields)).success
  return isNumber && !schema.safeParse(Number(thousandsIn(fields) ?? Number.NaN)).success ? Number(fields) : fields
}

/** What became of a file. */
export interface FixedFile {
  path: string
  /** Its new text; absent where nothing was changed. */
  text?: string
  /** The problems whose repairs were made. */
  repaired: readonly Problem[]
  /** Names of what else was corrected, such as its line endings. */
  corrected: readonly string[]
  /** How many mistakes are left. Such a file is not brought into canonical form. */
  left: number
}

const byteOrderMark = '\uFEFF'
/** Characters without width, and marks of the direction of text. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** The text of a file without the invisible characters that editors add, and the names of what was removed. */
const correctCharacters = (raw: string): { text: string; corrected: string[] } => ({
  text: raw.replace(/\r\n?/g, '\n').replace(invisible, ''),
  corrected: [
    ...(raw.startsWith(byteOrderMark) ? ['byte order mark'] : []),
    ...(raw.includes('\r') ? ['line endings'] : []),
    ...(raw.slice(raw.startsWith(byteOrderMark) ? 1 : 0).search(invisible) !== -1 ? ['invisible characters'] : []),
  ],
})

const keysOf = (value: unknown): string =>
  JSON.stringify(value, (key, inner) => (key !== '' && typeof inner !== 'object' ? null : inner))

/** A valid text in canonical form, and the names of what differed. */
const correctForm = (text: string, format: Format, schema: z.ZodType): { text: string; corrected: string[] } => {
  const { parts } = splitParts(createSource('', text), format)
  if (!parts) return { text, corrected: [] }
  const fieldsIn = (yaml: string): unknown => parseYaml(yaml).toJS()
  const yaml = text.slice(parts.fields.start, parts.fields.end)
  const result = formatEntry(schema, fieldsIn(yaml), parts.body && text.slice(parts.body.start), yaml)
  const endingInSpaces = (each: string): number => each.match(/[ \t]+$/gm)?.length ?? 0
  const { parts: after } = splitParts(createSource('', result), format)
  const keys = keysOf(fieldsIn(result.slice(after?.fields.start, after?.fields.end)))
  const corrected = [
    ...(endingInSpaces(result) < endingInSpaces(text) ? ['spaces at the ends of lines'] : []),
    ...(keysOf(fieldsIn(yaml)) === keys ? [] : ['order of the fields']),
  ]
  return { text: result, corrected: corrected.length === 0 && result !== text ? ['layout'] : corrected }
}

interface Checked {
  problems: readonly Problem[]
  warnings: readonly Problem[]
  entries: readonly Entry[]
}

/** A repair can make others possible: those of the same line, and those of what was hidden by a mistake. */
const mostRounds = 6

/**
 * Makes repairs in all files, and brings those without mistakes into canonical form. Files that are not UTF-8 text are left alone.
 * @param all Whether to make repairs besides the safe ones.
 */
export const fixFiles = (
  tree: ContentTree,
  placed: readonly PlacedFile[],
  collections: Collections,
  check: (tree: ContentTree) => Checked,
  all: boolean,
): FixedFile[] => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const files = placed.map(({ path }) => {
    const raw = decoder.decode(tree.files.get(path))
    const { text, corrected } = raw.includes('\uFFFD') ? { text: raw, corrected: [] } : correctCharacters(raw)
    return { path, raw, text, corrected, repaired: [] as Problem[] }
  })
  const textOf = new Map(files.map(({ path, raw, text }) => [path, raw.includes('\uFFFD') ? undefined : text]))
  const checkAll = () => {
    const changed = [...textOf].flatMap(([path, text]) =>
      text === undefined ? [] : [[path, new TextEncoder().encode(text)] as const],
    )
    return check({ ...tree, files: new Map([...tree.files, ...changed]) })
  }
  let result = checkAll()
  const ownOf = (path: string) =>
    [...result.problems, ...result.warnings].filter(({ file }) => file === `${tree.label}/${path}`)
  for (let round = 0; round < mostRounds; round += 1) {
    let isChanged = false
    for (const { path, repaired } of files) {
      const text = textOf.get(path)
      const wanted = ownOf(path).filter(({ repair }) => repair && (all || repair.safe))
      if (text === undefined || wanted.length === 0) continue
      textOf.set(
        path,
        applyRepairs(
          text,
          wanted.flatMap(({ repair }) => repair ?? []),
        ),
      )
      repaired.push(...wanted)
      isChanged = true
    }
    if (!isChanged) break
    result = checkAll()
  }
  const valid = new Set(result.entries.flatMap(({ source, isValid }) => (isValid ? source.file : [])))
  return files.map(({ path, raw, corrected, repaired }, index): FixedFile => {
    const { format, schema } = collections[placed[index]?.collection ?? ''] ?? {}
    const before = textOf.get(path) ?? raw
    const form =
      format && schema && valid.has(`${tree.label}/${path}`)
        ? correctForm(before, format, schema)
        : { text: before, corrected: [] }
    const left = ownOf(path).filter(isError).length
    const changed = form.text === raw ? {} : { text: form.text }
    return { path, ...changed, repaired, corrected: [...corrected, ...form.corrected], left }
  })
}
