import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { locateContent } from '@/lib/build/content-folder.mjs'
import { bodiesFolder, documentsFolder } from '@/lib/build/from-disk'
import { type CollectionName, collectionNames, collections } from '@/lib/content/collections'
import { frontMatter } from '@/tools/check/history'

const { folder: content } = locateContent(process.cwd())

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()

const bySlug = (a: { slug?: string }, b: { slug?: string }) => ((a.slug ?? '') < (b.slug ?? '') ? -1 : 1)

/** The fields of the files of a collection, read without Contentlayer. */
const fieldsOf = (name: CollectionName): { slug?: string }[] => {
  const { pattern, folder, extension, format, isSingle } = collections[name]
  return filesIn(content)
    .filter((path) => (isSingle ? path === pattern : path.startsWith(`${folder}/`) && path.endsWith(extension)))
    .map((path) => {
      const text = readFileSync(join(content, path), 'utf8').replaceAll('\r\n', '\n')
      const fields = parse(format === 'yaml' ? text : (frontMatter.exec(text)?.[1] ?? ''))
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

test('each body is rendered into a file of its own', () => {
  const bodies = filesIn(content).filter((path) => /\.mdx?$/.test(path))
  expect(filesIn(bodiesFolder)).toEqual(bodies.map((path) => path.replace(/\.mdx?$/, '.html')).sort())
  for (const file of filesIn(bodiesFolder))
    expect.soft(readFileSync(join(bodiesFolder, file), 'utf8'), file).toMatch(/^<\w/)
})
