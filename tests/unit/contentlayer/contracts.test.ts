import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { trimArticles } from '@/tools/contentlayer/trim-articles'
import { listFiles } from '@/tools/finish/files'
import { temporaryFolder } from '../../support/temporary-folder'

const generated = join(process.cwd(), '.contentlayer', 'generated', 'Article')

it('Contentlayer writes each article into its own file, with the HTML of its body, beside the list of all', () => {
  for (const name of readdirSync(generated).filter((file) => /^articles__/.test(file))) {
    expect(name).toMatch(/^articles__[a-z0-9-]+\.mdx\.json$/)
    expect(JSON.parse(readFileSync(join(generated, name), 'utf8'))).toMatchObject({
      body: { html: expect.stringMatching(/^<\w/) },
    })
  }
})

it('trimming removes the bodies from the list of articles and nothing else', async () => {
  const list = [{ title: 'A', body: { html: '<p>' } }, { title: 'B' }]
  const root = temporaryFolder({ '.contentlayer/generated/Article/_index.json': JSON.stringify(list) })
  await trimArticles(root)
  const file = join(root, '.contentlayer/generated/Article/_index.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([{ title: 'A' }, { title: 'B' }])
})

/** An import of Contentlayer or of what it writes, or the folder that it writes into. */
const knowledge = /['"](?:contentlayer\/generated|(?:next-|@)?contentlayer2[^'"]*)['"]|\.contentlayer\b/

it('of the site’s modules, only lib/content/source.ts knows what Contentlayer writes, and one uses its hook', async () => {
  const knowing: string[] = []
  for (const folder of ['app', 'components', 'lib'])
    for (const file of await listFiles(folder))
      if (knowledge.test(readFileSync(join(folder, file), 'utf8'))) knowing.push(`${folder}/${file}`)
  expect(knowing).toEqual(['components/mdx/render-body.tsx', 'lib/content/source.ts'])
})

it('of the programs, only those in tools/contentlayer/ import Contentlayer', async () => {
  const files = (await listFiles('tools')).map((file) => `tools/${file}`)
  const importing = files.filter((file) => /from ['"](?:next-|@)?contentlayer/.test(readFileSync(file, 'utf8')))
  expect(importing.length).toBeGreaterThan(0)
  expect(importing.filter((file) => !file.startsWith('tools/contentlayer/'))).toEqual([])
})
