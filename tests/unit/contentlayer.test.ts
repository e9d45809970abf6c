import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { readDocuments } from '@/contentlayer.config'
import { type Collection, collectionNames, collections } from '@/lib/content/collections'
import { locateContent } from '@/lib/content/content-folder.mjs'
import { frontMatter } from '@/lib/content/front-matter'
import { temporaryFolder } from '../support/temporary-folder'

afterEach(() => vi.unstubAllEnvs())

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
