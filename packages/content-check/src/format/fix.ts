import { z } from 'zod'
import type { CheckResult, ContentTree, PlacedFile } from '../content'
import { readParts, readSource } from '../files/read-source'
import { applyRepairs, type Finding, isError } from '../finding'
import { isGroup, schemaAt } from '../schema/walk'
import { thousandsIn } from '../schema/written-forms'
import type { Collection, Collections } from '../settings'
import { parseYaml } from '../yaml'
import { formatEntry } from './format'

/** The fields of a form with numbers that it holds as text, such as 1.125, where no thousands can be meant. */
export const readNumbers = (schema: z.ZodType, fields: unknown): unknown => {
  const readAt = (name: PropertyKey, inner: unknown) => readNumbers(schemaAt(schema, [name]) ?? z.never(), inner)
  if (Array.isArray(fields)) return fields.map((item, index) => readAt(index, item))
  if (isGroup(fields))
    return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, readAt(name, inner)]))
  const isWritten = schema instanceof z.ZodNumber && typeof fields === 'string' && fields.trim() !== ''
  const mayBeThousands = isWritten && schema.safeParse(Number(thousandsIn(fields) ?? Number.NaN)).success
  return isWritten && !mayBeThousands && Number.isFinite(Number(fields)) ? Number(fields) : fields
}

/** What became of a file. */
export interface FixedFile {
  path: string
  /** Its new text; absent where nothing was changed. */
  text?: string
  /** The findings whose repairs were made. */
  repaired: readonly Finding[]
  /** Names of what else was corrected. */
  corrected: readonly string[]
  /** How many mistakes are left. Such a file is not brought into canonical form. */
  left: number
}

/** A valid text in canonical form. */
const inCanonicalForm = (text: string, { format, schema }: Collection): string => {
  const { fields, body } = readParts(text, format) ?? {}
  return fields === undefined ? text : formatEntry(schema, parseYaml(fields).toJS(), body, fields)
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
  check: (tree: ContentTree) => Pick<CheckResult, 'errors' | 'warnings' | 'entries'>,
  all: boolean,
): FixedFile[] => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const files = placed.map(({ path, collection }) => {
    const bytes = tree.files.get(path) ?? new Uint8Array()
    const raw = decoder.decode(bytes)
    const { source } = readSource(path, bytes, '')
    const isText = source.text !== '' && !raw.includes('\uFFFD')
    const text = isText ? source.text : raw
    const corrected = text === raw ? [] : ['line ends and invisible characters']
    return { path, collection: collections[collection], raw, text, isText, corrected, repaired: [] as Finding[] }
  })
  const checkAll = () => {
    const texts = files.filter(({ isText }) => isText)
    const changed = texts.map(({ path, text }) => [path, new TextEncoder().encode(text)] as const)
    return check({ ...tree, files: new Map([...tree.files, ...changed]) })
  }
  let result = checkAll()
  const ownOf = (path: string) =>
    [...result.errors, ...result.warnings].filter(({ file }) => file === `${tree.label}/${path}`)
  for (let round = 0, isChanged = true; isChanged && round < mostRounds; round += 1) {
    isChanged = false
    for (const file of files) {
      const wanted = file.isText ? ownOf(file.path).filter(({ repair }) => repair && (all || repair.safe)) : []
      const repairs = wanted.flatMap(({ repair }) => repair ?? [])
      file.text = applyRepairs(file.text, repairs)
      file.repaired.push(...wanted)
      isChanged ||= repairs.length > 0
    }
    if (isChanged) result = checkAll()
  }
  const valid = new Set(result.entries.flatMap(({ source, isValid }) => (isValid ? source.file : [])))
  return files.map(({ path, collection, raw, text, corrected, repaired }): FixedFile => {
    const form = collection && valid.has(`${tree.label}/${path}`) ? inCanonicalForm(text, collection) : text
    if (form !== text) corrected.push('order and layout')
    const left = ownOf(path).filter(isError).length
    return { path, ...(form !== raw && { text: form }), repaired, corrected, left }
  })
}
