import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { collectionNames } from '@/lib/content/collections'
import { bodiesFolder, documentsFolder, type StoredDocuments } from '@/lib/content/stored'
import { readContent } from '@/tools/content/read-content'
import { temporaryFolder } from '../../support/temporary-folder'

afterEach(() => vi.unstubAllEnvs())

const read = async (root: string) => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const isValid = await readContent(root, { inBuild: true })
  const printed = print.mock.calls.join()
  print.mockRestore()
  return { isValid, printed }
}

it('writes the documents and a file for the body of each article, and removes bodies that none has', async () => {
  const root = temporaryFolder({ [`${bodiesFolder}/old.0123456789ab.html`]: '<p>Old</p>' })
  expect(await read(root)).toEqual({ isValid: true, printed: expect.stringContaining('are valid') })
  const stored: StoredDocuments = JSON.parse(readFileSync(join(root, documentsFolder, 'documents.json'), 'utf8'))
  expect(Object.keys(stored).sort()).toEqual([...collectionNames].sort())
  for (const { html } of [...stored.faq, ...stored.legal]) expect(html).toMatch(/^<\w/)
  expect(readdirSync(join(root, bodiesFolder)).sort()).toEqual(stored.articles.map(({ bodyFile }) => bodyFile).sort())
})

it('writes nothing when the content has a mistake', async () => {
  const root = temporaryFolder({ 'content/site.yaml': 'brand: 1\n' })
  vi.stubEnv('CONTENT_DIR', root)
  expect(await read(root)).toEqual({ isValid: false, printed: expect.stringContaining('site.yaml') })
  expect(existsSync(join(root, documentsFolder))).toBe(false)
})
