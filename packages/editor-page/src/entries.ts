import {
  applyRepairs,
  type Collection,
  entryIn,
  formatEntry,
  isError,
  type KnownEntry,
  labelOf,
  type Repair,
  readNumbers,
  readParts,
} from '@site/content-check'
import { flatten, unflatten } from 'flat'
import { parse } from 'yaml'
import { applyEdits } from './apply-edits'
import type { EditorSite } from './site'

/** The values of a form: the fields of an entry, and the text below them as `body`. */
export type FormValues = Record<string, unknown>

/** An entry as Sveltia CMS keeps it: its file, and its values by the paths of their fields. */
interface StoredEntry {
  locales: { _default: { path: string; content: FormValues } }
}

/** What Sveltia CMS knows of the form that is open. */
export interface Draft {
  /** The values by the paths of their fields. What is written here, the form shows. */
  currentValues: { _default: FormValues }
  /** Absent while the entry is new. */
  originalEntry?: StoredEntry
  collectionName: string
  collection: { folder?: string; extension?: string }
  expanderStates: { _: Record<string, boolean> }
}

// What the patched code of Sveltia CMS gives away: all entries, and the form that is open.
declare global {
  var storedEntries: { current: readonly StoredEntry[] } | undefined
  var openForm: { current?: Draft | null } | undefined
}

/** Values that no file has: what lists say of an entry, and its file as it was read or saved last. */
export const [lineField, sourceField] = ['__line', '__source'] as const

/** The name of a collection's file format. Sveltia CMS takes files for front matter with a body only under this ending. */
export const formatName = (name: string, { format }: Collection): string =>
  format === 'yaml' ? `${name}-yaml` : `${name}-frontmatter`

const partsOf = ({ format }: Collection, text: string) => {
  const parts = readParts(text, format)
  if (!parts) throw new Error('The fields have no end: write a line "---" below them.')
  return { ...parts, ...(parts.body !== undefined && { body: parts.body.replace(/^\n+/, '') }) }
}

/** The values of a form from the text of a file. */
export const fromFile = (collection: Collection, text: string): FormValues => {
  const { fields, ...body } = partsOf(collection, text)
  return { ...parse(fields), ...body }
}

/** The values of a form, in which numbers are texts, without those that no file has, such as `__line`. */
export const formValues = (values: FormValues): FormValues =>
  JSON.parse(
    JSON.stringify(values, (name, value) => {
      if (name.startsWith('__')) return undefined
      return typeof value === 'number' ? String(value) : value
    }),
  )

/** A file in canonical form, with the comments of fields that are written otherwise. */
const format = ({ format, schema }: Collection, { body = '', ...fields }: FormValues, written?: string): string => {
  const values = readNumbers(schema, formValues(fields))
  return formatEntry(schema, values, format === 'yaml' ? undefined : String(body), written)
}

/** The text of a file from the values of its form: in canonical form, or as its `source` but for what was edited. */
export const toFile = (collection: Collection, values: FormValues, source?: string): string => {
  if (source === undefined) return format(collection, values)
  const { fields, body = '' } = partsOf(collection, source)
  // Sveltia CMS trims texts, although spaces before the first line can make it code.
  const [, spaces = '', line = ''] = /^([ \t]+)(.*)/.exec(body) ?? []
  const isTrimmed = spaces !== '' && String(values.body).startsWith(line)
  const kept = isTrimmed ? { ...values, body: spaces + values.body } : values
  const written = format(collection, kept)
  const edited = applyEdits(source, format(collection, fromFile(collection, source)), written)
  try {
    if (edited !== written && format(collection, fromFile(collection, edited)) === written) return edited
  } catch {
    // What was edited stands at a place of its own in the source, such as fields in another order.
  }
  return format(collection, kept, fields)
}

/** The values of a form from those that Sveltia CMS keeps by the paths of their fields, such as `steps.1.minutes`. */
export const nest = (flat: FormValues): FormValues =>
  // Of a copy, since lists that are kept empty are filled.
  unflatten(JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(flat).sort()))), { overwrite: true })

/** The entries of a site, as they were read or saved last; nothing where Sveltia CMS does not give them away. */
export function readEntries({ collections, contentFolder }: EditorSite) {
  let [stored, entries]: [unknown, (KnownEntry & { name: string; slug: string })[] | undefined] = [undefined, undefined]
  return () => {
    const { current } = globalThis.storedEntries ?? {}
    if (stored === current) return entries
    stored = current
    entries = current?.flatMap(({ locales }) => {
      const { path: file, content } = locales._default
      const path = file.slice(contentFolder.length + 1)
      const { collection, name = '', slug = '' } = entryIn(collections, path) ?? {}
      return collection ? [{ name, slug, path, fields: fromFile(collection, String(content[sourceField])) }] : []
    })
    return entries
  }
}

/** A mistake in a form, or what is worth a look. */
export interface FormProblem {
  /** Path of the field, such as `steps.1.minutes`; empty for the name in the address. */
  field: string
  /** The field and what is wrong, in the words of the form. */
  sentence: string
  isWarning: boolean
  /** What corrects it, if that is certain: new values by the paths of their fields, undefined for those that go. */
  correction?: readonly (readonly [path: string, value: unknown])[]
}

const correctionBy = (repair: Repair, collection: Collection, text: string): FormProblem['correction'] => {
  const valuesIn = (file: string): FormValues => flatten(formValues(fromFile(collection, file)))
  const [before, after] = [valuesIn(text), valuesIn(applyRepairs(text, [repair]))]
  const paths = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path])
  return paths.map((path) => [path, after[path]])
}

/** What the content check says of the values of a form, by the path of its file in the repository, among the other entries. */
export const findProblems = (
  site: Pick<EditorSite, 'collections' | 'contentFolder' | 'findProblems'>,
  path: string,
  values: FormValues,
  others: readonly KnownEntry[] | undefined,
): FormProblem[] => {
  const file = path.slice(site.contentFolder.length + 1)
  const collection = entryIn(site.collections, file)?.collection
  // Without the others, each link to one of them would be a mistake.
  if (!collection || !others) return []
  const text = toFile(collection, values)
  // A picture that is being added gets its address when it is saved.
  const isPending = (value: unknown) => String(value).startsWith('blob:')
  const problems = site.findProblems(file, text, others).filter(({ params }) => !Object.values(params).some(isPending))
  return problems.map((problem) => ({
    field: problem.path.replace(/\[(\d+)\]/g, '.$1'),
    sentence: `${labelOf(collection, problem.path) || 'Name in the address'}${problem.place && `, at “${problem.place}”`}: ${problem.formMessage}`,
    isWarning: !isError(problem),
    ...(problem.repair && { correction: correctionBy(problem.repair, collection, text) }),
  }))
}
