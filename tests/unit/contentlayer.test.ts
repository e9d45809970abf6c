import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it, test, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readDocuments, toDocumentType } from '@/contentlayer.config'
import { type Collection, collectionNames, collections } from '@/lib/content/collections'
import { locateContent } from '@/lib/content/content-folder.mjs'
import { frontMatter } from '@/lib/content/front-matter'
import { temporaryFolder } from '../support/temporary-folder'

afterAll(() => vi.unstubAllEnvs())

/** The documents of a collection, read without Contentlayer. */
function parseFiles({ pattern, folder, extension, format, isSingle }: Collection) {
  const content = locateContent(process.cwd()).folder
  const files = isSingle ? [basename(pattern)] : readdirSync(join(content, folder))
  return files
    .filter((file) => file.endsWith(extension))
    .map((file) => {
      const text = readFileSync(join(content, folder, file), 'utf8')
      const fields: unknown = parse(format === 'data' ? text : (frontMatter.exec(text)?.[1] ?? ''))
      return { slug: basename(file, extension), fields }
    })
}

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)

it('reads the fields of every document as they are written in its file', async () => {
  const root = temporaryFolder({})
  // Contentlayer writes below PWD.
  vi.stubEnv('PWD', root)
  const documents = await readDocuments(root)
  for (const name of collectionNames)
    expect(documents[name].sort(bySlug)).toEqual(parseFiles(collections[name]).sort(bySlug))
})

describe('toDocumentType', () => {
  const definition = (schema: z.ZodObject) =>
    toDocumentType('Thing', { pattern: 'things/*.yaml', format: 'data', isSingle: false, schema }).def()

  test('converts every kind of zod field to its Contentlayer counterpart', () => {
    const { fields } = definition(
      z.strictObject({
        words: z.string().describe('Words'),
        day: z.iso.date(),
        count: z.int(),
        on: z.boolean().optional(),
        choice: z.enum(['a', 'b']),
        list: z.array(z.string()),
        choices: z.array(z.enum(['a', 'b'])),
        rows: z.array(z.array(z.string())),
        shapes: z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]),
      }),
    )
    expect(fields).toEqual({
      words: { type: 'string', description: 'Words', required: true },
      day: { type: 'date', required: true },
      count: { type: 'number', required: true },
      on: { type: 'boolean', required: false },
      choice: { type: 'enum', options: ['a', 'b'], required: true },
      list: { type: 'list', of: { type: 'string' }, required: true },
      choices: { type: 'list', of: { type: 'enum', options: ['a', 'b'] }, required: true },
      rows: { type: 'json', required: true },
      shapes: { type: 'json', required: true },
    })
  })

  test('converts nested objects and lists of objects to nested types', () => {
    const { fields } = definition(
      z.strictObject({
        one: z.strictObject({ name: z.string() }),
        many: z.array(z.strictObject({ name: z.string() })),
      }),
    )
    expect(fields).toMatchObject({ one: { type: 'nested' }, many: { type: 'list', of: { type: 'nested' } } })
  })

  test('throws with the name of a field without counterpart', () =>
    expect(() => definition(z.strictObject({ odd: z.null() }))).toThrow(
      'ThingOdd: a field of type "null" has no counterpart',
    ))
})
