import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entryIn, readParts } from '@site/content-check'
import { listFiles } from '@site/static-documents'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { locateContent } from '@/lib/build/content-folder.mjs'
import { bodiesFolder, documentsFolder } from '@/lib/build/from-disk'
import { type CollectionName, collectionNames, collections } from '@/lib/content/collections'

const { folder: content } = locateContent(process.cwd())

const files = await listFiles(content)

const bySlug = (a: { slug?: string }, b: { slug?: string }) => ((a.slug ?? '') < (b.slug ?? '') ? -1 : 1)

/** The fields of the files of a collection, read without Contentlayer. */
const fieldsOf = (name: CollectionName): { slug?: string }[] => {
  const { pattern, folder, extension, format, isSingle } = collections[name]
  return files
    .filter((path) => (isSingle ? path === pattern : path.startsWith(`${folder}/`) && path.endsWith(extension)))
    .map((path) => {
      const text = readFileSync(join(content, path), 'utf8').replaceAll('\r\n', '\n')
      const fields = parse(readParts(text, format)?.fields ?? '')
      return isSingle ? fields : { ...fields, slug: basename(path, extension) }
    })
}

test.each(collectionNames)(
  'Contentlayer has a document of each file of %s, with its fields as they are written',
  (name) => {
    const index = readFileSync(join(documentsFolder, collections[name].type, '_index.json'), 'utf8')
    expect([JSON.parse(index)].flat().sort(bySlug)).toMatchObject(fieldsOf(name).sort(bySlug))
  },
)

test('each body is rendered into a file of its own', async () => {
  const bodies = files.flatMap((path) => {
    const { name, slug } = entryIn(collections, path) ?? {}
    return /\.mdx?$/.test(path) ? [`${name}/${slug}.html`] : []
  })
  const rendered = await listFiles(bodiesFolder)
  expect(rendered.toSorted()).toEqual(bodies.sort())
  for (const file of rendered) expect.soft(readFileSync(join(bodiesFolder, file), 'utf8'), file).toMatch(/^<\w/)
})
