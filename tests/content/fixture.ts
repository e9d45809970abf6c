import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import type { ContentTree } from '@/lib/content/check/tree'
import { type CollectionName, collections } from '@/lib/content/collections'
import { faqCategories, serviceAnchors } from '@/lib/content/schemas/collections'

/**
 * A small valid content folder. The documents that the tests break are written by hand in fixture/, so that their
 * lines and columns are plain to see and edits of the real words break no test. The other documents of collections
 * are made from the schemas, and the pages, which have no links to other documents, are the real ones.
 */

const written = join(import.meta.dirname, 'fixture')
const real = join(import.meta.dirname, '../../content')

const texts = [
  'Some text',
  'some-words',
  '/',
  'https://example.com',
  '2026-01-31',
  'a@example.com',
  '(314) 555-0134',
  '63105',
  'MO',
]
const numbers = [1, 5, 30, 500, 0, 0.5]

const firstValid = (schema: z.ZodType, candidates: unknown[]): unknown => {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success)
  if (found === undefined)
    throw new Error(`no sample fits "${schema.description}"; add one in tests/content/fixture.ts`)
  return found
}

const yamlStyle = { lineWidth: 0, aliasDuplicateObjects: false }

/** The smallest valid value of a schema, without its optional fields. */
const sampleOf = (schema: unknown): unknown => {
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
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[0])
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodNumber) return firstValid(schema, numbers)
  if (schema instanceof z.ZodType)
    return firstValid(schema, [...texts, ...[10, 50, 100].map((length) => 'a'.repeat(length)), '7', 'a'])
  throw new Error('not a schema')
}

const document = (collection: CollectionName, fields: object = {}, body?: string): string => {
  const yaml = stringify({ ...(sampleOf(collections[collection].schema) as object), ...fields }, yamlStyle)
  return body === undefined ? yaml : `---\n${yaml}---\n\n${body}\n`
}

/** The document with the required fields that it lacks added at its end. */
const completed = (collection: CollectionName, text: string): string => {
  const sample = sampleOf(collections[collection].schema) as object
  const known = new Set(Object.keys(parse(text) as object))
  const missing = Object.entries(sample).filter(([name]) => !known.has(name))
  return missing.length === 0 ? text : `${text}${stringify(Object.fromEntries(missing), yamlStyle)}`
}

const handwritten = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(written, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(written.length + 1), readFileSync(path, 'utf8')]),
  )

const several = (amount: number, name: string, make: (index: number) => string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: amount }, (_, index) => [name.replace('*', String(index + 1)), make(index + 1)]),
  )

const generated = (): Record<string, string> => {
  const singles = Object.values(collections).flatMap(({ pattern }) => (pattern.includes('*') ? [] : pattern))
  const sections = Array.from({ length: 9 }, (_, index) => `## Section ${index + 1}`).join('\n\n')
  const article = (title: string) =>
    document('articles', { title: `${title} article`, tags: ['Tag'] }, '## A heading\n\nText.')
  return {
    ...Object.fromEntries(singles.map((path) => [path, readFileSync(join(real, path), 'utf8')])),
    'articles/financial-strategy-ai.mdx': article('Financial'),
    'articles/future-proof-marketing-ai.mdx': article('Marketing'),
    'articles/voice-to-text-healthcare-ai.mdx': article('Healthcare'),
    'jobs/lead-gen.yaml': document('jobs', { id: 'lead-gen', title: 'Seller', order: 20 }),
    'jobs/account-manager.yaml': document('jobs', { id: 'account-manager', title: 'Manager', order: 30 }),
    'legal/terms.md': document('legal', { title: 'Terms of Service' }, sections),
    ...Object.fromEntries(
      serviceAnchors.map((anchor, order) => [
        `services/${anchor}.yaml`,
        document('services', { title: `The ${anchor}`, anchor, order }),
      ]),
    ),
    ...Object.fromEntries(
      faqCategories.map((category, order) => [
        `faq/question-${order}.md`,
        document('faq', { category, question: `Question number ${order}?`, order }, 'An answer.'),
      ]),
    ),
    ...several(2, 'testimonials/client-*.yaml', (order) =>
      document('testimonials', { name: `Client ${order}`, quote: `Quote ${order}`, order }),
    ),
    ...several(4, 'stats/stat-*.yaml', (order) => document('stats', { claim: `Claim ${order}`, order })),
    // The one that the page names.
    'use-cases/retail-reorder.yaml': document('useCases', { title: 'Reorders', service: 'consulting', order: 5 }),
    ...several(4, 'use-cases/case-*.yaml', (order) =>
      document('useCases', { title: `Case ${order}`, service: 'consulting', order }),
    ),
    ...several(4, 'quotes/rotating-*.yaml', (order) =>
      document('quotes', { text: `Text ${order}`, placement: 'rotating', order }),
    ),
    ...several(3, 'quotes/carousel-*.yaml', (order) =>
      document('quotes', { text: `Words ${order}`, placement: 'carousel', order }),
    ),
  }
}

/** Text of every file of the valid folder by path, such as `jobs/engineer.yaml`. */
export const validFiles = (): Record<string, string> => {
  const files = { ...generated(), ...handwritten() }
  return {
    ...files,
    'site.yaml': completed('site', files['site.yaml'] ?? ''),
    'jobs/engineer.yaml': completed('jobs', files['jobs/engineer.yaml'] ?? ''),
  }
}

/** A content folder in memory. */
export const toTree = (
  files: Readonly<Record<string, string | Uint8Array>>,
  publicFiles: readonly string[] = [],
): ContentTree => {
  const parents = (path: string) =>
    path
      .split('/')
      .slice(0, -1)
      .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  return {
    label: 'content',
    exists: true,
    files: new Map(
      Object.entries(files).map(([path, text]) => [path, typeof text === 'string' ? Buffer.from(text) : text]),
    ),
    folders: new Set(Object.keys(files).flatMap(parents)),
    unreadable: [],
    publicFiles: new Set(publicFiles),
  }
}
