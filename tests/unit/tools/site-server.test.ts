import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { serve } from '@/tools/serve/serve.mjs'
import { ask } from '../../support/ask'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const about = '<h1>About</h1>'.repeat(50)
const site = {
  'index.html': '<h1>Home</h1>',
  'about.html': about,
  'about.html.br': brotliCompressSync(about),
  'about.html.gz': gzipSync(about),
  '404.html': '<h1>404</h1>',
  '.hosting/site.json': JSON.stringify({
    headers: { everywhere: {}, pages: {}, own: {}, lasting: {} },
    redirects: [],
  }),
}

async function serveFiles(root: string) {
  const { base, close } = await serve(root)
  onTestFinished(close)
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await ask(Number(new URL(base).port), path, headers, method)
    return { ...answer, text: answer.body.toString() }
  }
}

const serveSite = () => serveFiles(temporaryFolder(site))

it('responds with 304 when the client has this version', async () => {
  const ask = await serveSite()
  const { etag = '' } = (await ask('/about')).headers
  expect((await ask('/about', { 'if-none-match': etag })).status).toBe(304)
})

it('keeps running after a range that ends before it begins', async () => {
  const ask = await serveSite()
  expect((await ask('/about', { range: 'bytes=9-2' })).status).toBe(200)
})

it('serves a new build as soon as it has replaced the old one', async () => {
  const parent = temporaryFolder({ 'out/index.html': 'old', 'out/gone.html': 'old', 'new/index.html': 'new' })
  const ask = await serveFiles(join(parent, 'out'))
  expect((await ask('/')).text).toBe('old')
  renameSync(join(parent, 'out'), join(parent, 'previous'))
  expect((await ask('/')).status).toBe(404)
  writeFiles(join(parent, 'new'), { 'page.html': 'page' })
  renameSync(join(parent, 'new'), join(parent, 'out'))
  expect([(await ask('/')).text, (await ask('/page')).text, (await ask('/gone')).status]).toEqual(['new', 'page', 404])
})
