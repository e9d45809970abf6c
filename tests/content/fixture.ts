import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentTree } from '@site/content-check'
import { isMap, isSeq, parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { today } from '@/lib/build/today'
import { type CollectionName, collectionNames, collections, type SiteCollection } from '@/lib/content/collections'

/**
 * The least content folder that is valid, independent of content/. It follows from the schemas, so that a new field, page, or collection needs
 * no line here; what a test is about, it brings as a file of its own.
 */

const texts = 'Some text|some-words|/|https://example.com|2026-01-31|a@example.com|(314) 555-0134|63105|MO|US'.split(
  '|',
)
const numbers = [1, 5, 30, 500, 1000, 0, 0.5, 2024]

/** The name of an entry of which a collection needs only one. */
const slug = 'one'

const firstValid = (schema: z.ZodType, candidates: unknown[]): unknown => {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success)
  if (found === undefined)
    throw new Error(`no sample fits "${schema.description}"; add one in tests/content/fixture.ts`)
  return found
}

/** The picture of every field for one: a black pixel. */
export const samplePicture = {
  address: '/images/there.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** The smallest valid value of a schema, without its optional fields. */
export const sampleOf = (schema: unknown): unknown => {
  if (schema instanceof z.ZodObject) {
    const required = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
    return Object.fromEntries(required.map(([name, field]) => [name, sampleOf(field)]))
  }
  if (schema instanceof z.ZodArray) {
    const item = sampleOf(schema.element)
    return firstValid(
      schema,
      Array.from({ length: 32 }, (_, length) => Array(length).fill(item)),
    )
  }
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodNumber) return firstValid(schema, numbers)
  if (schema instanceof z.ZodType) {
    if (schema.meta()?.['reference']) return slug
    return firstValid(schema, [
      ...texts,
      ...[1, 5, 9].map((amount) => Array(amount).fill('some words').join(' ')),
      '7',
      'a',
      '{price}',
      '{count}',
      samplePicture.address,
      ...((schema.meta()?.['examples'] as unknown[] | undefined) ?? []),
    ])
  }
  throw new Error('not a schema')
}

/** What the least values of a schema would contradict: the brand is no word of other texts, and a number does not end with its unit. */
const facts: Partial<Record<CollectionName, object>> = {
  site: { brand: 'Northwind AI', legalName: 'Northwind AI LLC' },
  stats: { unit: 'x' },
}

/** The least fields of an entry besides `written` ones. Those that must differ from those of other entries have its name in them. */
const leastFields = (name: CollectionName, slug: string, written: readonly string[] = []): Record<string, unknown> => {
  const { schema, label, isNamedById, unique = [], search, life }: SiteCollection = collections[name]
  const fields = Object.entries(schema.shape).filter(([field]) => !written.includes(field))
  const sample = sampleOf(z.object(Object.fromEntries(fields))) as Record<string, unknown>
  const words = `Words of ${slug} in ${label}`
  const differing = [...unique.map(({ field }) => field), ...Object.values(search ?? {}), isNamedById ? 'id' : '']
  for (const field of differing.filter((each) => Object.hasOwn(sample, each)))
    sample[field] =
      typeof sample[field] === 'number'
        ? Array.from(slug).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0)
        : firstValid(schema.shape[field] as z.ZodType, [words, `${words}, as search engines will show them`, slug])
  if (life?.last && sample[life.last]) sample[life.last] = '2999-12-31'
  if (sample['seo']) sample['seo'] = { title: words, description: `${words}, as search engines will show them` }
  return { ...sample, ...facts[name] }
}

/** The text of a file with the required fields that it lacks, before the last one of each group. Lines that it has stay as they are. */
export const completed = (path: string, text: string): string => {
  const name = collectionNames.find((each) => {
    const { pattern, folder, extension, isSingle } = collections[each]
    return isSingle ? path === pattern : path.startsWith(`${folder}/`) && path.endsWith(extension)
  })
  if (!name) return text
  const [, start = '', fields = text, rest = ''] = /^(---\n)(.*?)(^---\n.*)$/ms.exec(text) ?? []
  const { contents } = parseDocument(fields)
  const written = isMap(contents) ? contents.items.map(({ key }) => String(key)) : []
  const sample = leastFields(name, path.replace(/^.*\/|\.\w+$/g, ''), written)
  const added: { at: number; words: string }[] = []
  const visit = (schema: unknown, node: unknown): void => {
    const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
    if (inner instanceof z.ZodArray && isSeq(node)) for (const item of node.items) visit(inner.element, item)
    if (!(inner instanceof z.ZodObject) || !isMap<{ range: [number] }>(node)) return
    const at = node.items.at(-1)?.key.range[0] ?? 0
    const end = node.flow ? ', ' : `\n${' '.repeat(at - fields.lastIndexOf('\n', at - 1) - 1)}`
    for (const [field, required] of Object.entries(inner.shape)) {
      const written = node.get(field, true)
      if (written) visit(required, written)
      else if (!(required instanceof z.ZodOptional)) {
        const value = (node as unknown) === contents ? sample[field] : sampleOf(required)
        added.push({ at, words: `${field}: ${JSON.stringify(value)}${end}` })
      }
    }
  }
  visit(collections[name].schema, contents)
  const lastFirst = added.toSorted((one, other) => other.at - one.at)
  const whole = lastFirst.reduce((all, { at, words }) => all.slice(0, at) + words + all.slice(at), fields)
  return start + whole + rest
}

/** The entries that a collection needs, by their names, with the fields that say why. */
const entriesOf = (name: CollectionName): [slug: string, fields: object][] => {
  const { needs, onlyNames }: SiteCollection = collections[name]
  const { field, values } = needs ?? {}
  if (field && values) return values.map((value) => [value, { [field]: value }])
  return (onlyNames ?? [slug]).map((each) => [each, {}])
}

/** The calculator's questions have rules among them, which no generated values would keep. */
const roi = completed('roi.yaml', readFileSync(join(import.meta.dirname, '../unit/roi/roi.yaml'), 'utf8'))

const least = Object.fromEntries(
  collectionNames.flatMap((name) =>
    entriesOf(name).map(([each, fields]) => {
      const { pattern, format } = collections[name]
      if (name === 'roi') return [pattern, roi]
      const yaml = stringify({ ...leastFields(name, each), ...fields }, { lineWidth: 0, aliasDuplicateObjects: false })
      const text = format === 'yaml' ? yaml : `---\n${yaml}---\n\n## A heading\n\nSome text.\n`
      return [pattern.replace('*', each), text]
    }),
  ),
)

/** Text of every file of the least valid folder by path, such as `jobs/one.yaml`, and of a test's own files, with what these lack. */
export const validFiles = (own: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...least,
  ...Object.fromEntries(Object.entries(own).map(([path, text]) => [path, completed(path, text)])),
})

/** A content folder in memory, beside public files that have the sample picture among them. */
export const toTree = (
  files: Readonly<Record<string, string | Uint8Array>>,
  publicFiles: readonly string[] = [],
): ContentTree => {
  const parents = (path: string) => Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index))
  return {
    label: 'content',
    exists: true,
    files: new Map(
      Object.entries(files).map(([path, text]) => [path, typeof text === 'string' ? Buffer.from(text) : text]),
    ),
    folders: new Set(Object.keys(files).flatMap(parents)),
    unreadable: [],
    publicFiles: new Set([samplePicture.address, ...publicFiles]),
    day: today(),
  }
}
