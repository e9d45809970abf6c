import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as core from 'contentlayer2/core'
import { expect, it } from 'vitest'
import * as replacement from '@/tools/build/no-prefetch-data.mjs'
import { trimArticles } from '@/tools/build/trim-articles'
import { temporaryFolder } from '../tools/temporary-folder'

const generated = join(process.cwd(), '.contentlayer', 'generated', 'Article')

it('Contentlayer’s core has what tools/build/read-content.ts uses', () => {
  const { generateDotpkg, getConfig, runMain } = core
  expect([typeof generateDotpkg, typeof getConfig, typeof runMain]).toEqual(['function', 'function', 'function'])
})

it('Contentlayer writes each article into its own file, with its body, beside the list of all', () => {
  for (const name of readdirSync(generated).filter((file) => /^articles__/.test(file))) {
    expect(name).toMatch(/^articles__[a-z0-9-]+\.mdx\.json$/)
    expect(JSON.parse(readFileSync(join(generated, name), 'utf8'))).toMatchObject({
      body: { html: expect.any(String) },
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

it('tools/build/no-prefetch-data.mjs has the functions of the module of Next that it replaces', () => {
  const file = join(process.cwd(), 'node_modules/next/dist/server/app-render/collect-segment-data.d.ts')
  const functions = Array.from(
    readFileSync(file, 'utf8').matchAll(/^export declare function (\w+)/gm),
    ([, name]) => name,
  )
  expect(functions.length).toBeGreaterThan(0)
  expect(Object.keys(replacement).sort()).toEqual(functions.sort())
})
