import { basename } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { collectionNames, collections } from '@/lib/content/collections'
import { frontMatter } from '@/lib/content/front-matter'
import { validFiles } from '../content/fixture'
import { temporaryFolder } from '../support/temporary-folder'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Reads files with the module as it is for their folder, since it takes the folder when it is loaded. */
async function read(files: Record<string, string>) {
  vi.stubEnv('CONTENT_DIR', temporaryFolder(files))
  vi.resetModules()
  const { readDocuments } = await import('@/contentlayer.config')
  return readDocuments()
}

/** The files of a collection, read without Contentlayer. */
const parseFiles = (files: Record<string, string>, name: (typeof collectionNames)[number]) => {
  const { pattern, folder, extension, format, isSingle } = collections[name]
  return Object.entries(files)
    .filter(([path]) => (isSingle ? path === pattern : path.startsWith(`${folder}/`) && path.endsWith(extension)))
    .map(([path, text]) => ({
      slug: basename(path, extension),
      fields: parse(format === 'data' ? text : (frontMatter.exec(text)?.[1] ?? '')),
    }))
}

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)

it('reads the fields of every document as they are written, also of one that is named index', async () => {
  const valid = validFiles()
  const [[path = '', question = ''] = []] = Object.entries(valid).filter(([each]) => each.startsWith('faq/'))
  const files = { ...valid, [path.replace(/[\w-]+\.md$/, 'index.md')]: question }
  const documents = await read(files)
  expect(documents.faq.map(({ slug }) => slug)).toContain('index')
  for (const name of collectionNames) expect(documents[name].sort(bySlug)).toEqual(parseFiles(files, name).sort(bySlug))
})
