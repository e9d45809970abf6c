import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentTree } from '@site/content-check'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { today } from '@/lib/build/today'
import { type CollectionName, collectionNames, collections } from '@/lib/content/collections'

/**
 * A small valid content folder, independent of content/. The entries that the tests break are written by hand in
 * fixture/, so that their lines and columns are easy to find; the others are generated from the schemas.
 */

const written = join(import.meta.dirname, 'fixture')
const calculator = join(import.meta.dirname, '../unit/roi/roi.yaml')

const texts = 'Some text|some-words|/|https://example.com|2026-01-31|a@example.com|(314) 555-0134|63105|MO|US'.split(
  '|',
)
const numbers = [1, 5, 30, 500, 1000, 0, 0.5, 2024]
const faqCategories = ['Getting started', 'Services and pricing', 'Data and security', 'Results and support']

/** Entries of the fixture that references name. */
const referenced: Record<string, string> = { services: 'consulting', useCases: 'orders' }

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

const yamlStyle = { lineWidth: 0, aliasDuplicateObjects: false }

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
    const target = referenced[String(schema.meta()?.['reference'])]
    if (target) return target
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

const entry = (collection: CollectionName, fields: object = {}, body?: string): string => {
  const yaml = stringify({ ...(sampleOf(collections[collection].schema) as object), ...fields }, yamlStyle)
  return body === undefined ? yaml : `---\n${yaml}---\n\n${body}\n`
}

/** The entry with the required fields that it lacks added at its end. */
export const completed = (collection: CollectionName, text: string): string => {
  const sample = sampleOf(collections[collection].schema) as object
  const known = new Set(Object.keys(parse(text) as object))
  const missing = Object.entries(sample).filter(([name]) => !known.has(name))
  return missing.length === 0 ? text : `${text}${stringify(Object.fromEntries(missing), yamlStyle)}`
}

/** Text of the files of the valid folder that are written by hand; the others follow from the schemas. */
export const handwritten = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(written, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.\w+$/.test(path))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(written, path), 'utf8')]),
  )

/** The title and description of a page, which must differ from those of all others; `legalPage` has none. */
const searchResult = (name: string): object =>
  name === 'legalPage'
    ? {}
    : { seo: { title: `Title of ${name}`, description: `What search engines show of ${name}, in some words more.` } }

const generated = (): Record<string, string> => {
  const singles = Object.entries(collections).flatMap(([name, { pattern }]) =>
    pattern.startsWith('pages/') ? [[pattern, entry(name as CollectionName, searchResult(name))]] : [],
  )
  const questions = faqCategories.map((category, order) => [
    `faq/question-${order}.md`,
    entry('faq', { category, question: `Question number ${order}?`, order }, 'An answer.'),
  ])
  const offers = ['consulting', 'development', 'management'].map((anchor, order) => [
    `services/${anchor}.yaml`,
    entry('services', { title: `The ${anchor}`, anchor, order }),
  ])
  const article = { title: 'Financial article', preview: 'What a ledger says.', tags: ['Tag'] }
  return {
    ...Object.fromEntries([...singles, ...questions, ...offers]),
    'pages/faq.yaml': entry('faqPage', { ...searchResult('faqPage'), categories: faqCategories }),
    'roi.yaml': completed('roi', readFileSync(calculator, 'utf8')),
    'articles/financial-strategy-ai.mdx': entry('articles', article, '## A heading\n\nText.'),
    'jobs/analyst.yaml': entry('jobs', { id: 'analyst', title: 'Analyst', preview: 'Counts things.', order: 20 }),
    'legal/terms.md': entry('legal', { title: 'Terms of Service' }, '## Section 1\n\n## Section 2'),
    'stats/stat.yaml': entry('stats', { value: '7', unit: 'x' }),
    'quotes/rotating.yaml': entry('quotes', { text: 'One', placement: 'rotating', order: 1 }),
    'quotes/carousel.yaml': entry('quotes', { text: 'Two', placement: 'carousel', order: 2 }),
  }
}

/** The collection that a file belongs to. */
const collectionOf = (path: string): CollectionName | undefined =>
  collectionNames.find((name) => {
    const { pattern, folder, extension, isSingle } = collections[name]
    return isSingle ? path === pattern : path.startsWith(`${folder}/`) && path.endsWith(extension)
  })

/** Text of every file of the valid folder by path, such as `jobs/engineer.yaml`: each collection has an entry, also a new one. */
export const validFiles = (): Record<string, string> => {
  const complete = ([path, text]: [string, string]): [string, string] => {
    const name = collectionOf(path)
    return [path, name && collections[name].format === 'yaml' ? completed(name, text) : text]
  }
  const files = { ...generated(), ...Object.fromEntries(Object.entries(handwritten()).map(complete)) }
  const present = new Set(Object.keys(files).map(collectionOf))
  const others = collectionNames.filter((name) => !present.has(name))
  const textFor = (name: CollectionName) => (collections[name].format === 'yaml' ? undefined : 'Some text.')
  return {
    ...Object.fromEntries(
      others.map((name) => [collections[name].pattern.replace('*', 'one'), entry(name, {}, textFor(name))]),
    ),
    ...files,
  }
}

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

/** Replaces fields of an entry that each take one line, or adds them at the top. */
export const withFields = (text: string, fields: Readonly<Record<string, string>>): string => {
  const lines = text.split('\n').filter((line) => !Object.hasOwn(fields, line.split(':')[0] ?? ''))
  lines.splice(lines[0] === '---' ? 1 : 0, 0, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`))
  return lines.join('\n')
}
