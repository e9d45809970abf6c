import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { writeVercelOutput } from '@/tools/hosting/write-hosting'
import { serve } from '@/tools/serve/serve'
import { ask } from '../support/ask'
import { copyExport, expectKept, hostedSite, inLowerCase, promisesOf } from '../support/promises'
import { temporaryFolder } from '../support/temporary-folder'
import { expectKeptByVercel } from '../support/vercel'

/** Paths with which a request could leave the folder, be answered with another file, or get text into a header. */
const hostilePaths = [
  ...String.raw`/../package.json /..%2f..%2fetc/passwd /%2e%2e/%2e%2e/etc/passwd /..\..\etc\passwd`.split(' '),
  ...'/_next/static/../../../package.json /_next/static/..%2f..%2f..%2fpackage.json'.split(' '),
  ...'/about%00.html /%00 /% /%ff%fe /about%0d%0aSet-Cookie:%20a=b.html /about%0d%0aSet-Cookie:%20a=b/'.split(' '),
  ...'/.env /%2eenv /.hosting/site.json /.hosting/nginx.conf /_headers /_redirects'.split(' '),
  ...String.raw`/about.html.br /404 /404.html //evil.example/ /\evil.example/ /%5cevil.example/`.split(' '),
  ...[`/${'a'.repeat(6000)}`, `/${'a/'.repeat(2000)}`, '/about;x=1', '/ABOUT'],
]

/**
 * The port of another server, such as the container of the image or one of tests/nightly, in place of the local one, the export that it
 * serves, and the coding of its answers.
 */
const { HOST_PORT, HOST_FOLDER, HOST_CODING: coding = 'br' } = process.env

const folder = HOST_FOLDER ?? (await copyExport(mkdtempSync('.cache/hosted-')))
const local = await serve(folder)
afterAll(() => {
  local.close()
  if (!HOST_FOLDER) rmSync(folder, { recursive: true })
})
const port = Number(HOST_PORT ?? new URL(local.base).port)
const read = (file: string) => readFileSync(join(folder, file))
const promises = await promisesOf(folder)

test('keeps what every host promises of every address', async () => {
  for (const promised of promises) {
    const answer = await ask(port, promised.path)
    expectKept(promised, answer)
    const isUnknown = promised.kind === 'unknown'
    if (isUnknown) expect.soft(answer.body.equals(read('404.html')), promised.path).toBe(true)
    const isCompressed = answer.status === 200 && existsSync(join(folder, `${promised.path}.gz`))
    if (isUnknown || isCompressed) expect.soft(answer.headers.vary, promised.path).toBe('Accept-Encoding')
  }
  const { status, headers } = await ask(port, '/about.html?a=1&b=2')
  expect([status, headers.location]).toEqual([308, '/about?a=1&b=2'])
})

test('Vercel keeps the promises by its rules', async () => {
  const output = temporaryFolder()
  writeVercelOutput(folder, output)
  await expectKeptByVercel(output, promises)
})

test('sends pages as their compressed copies', async () => {
  for (const { path } of promises.filter(({ kind }) => kind === 'page')) {
    const answer = await ask(port, path, { 'accept-encoding': coding })
    expect.soft(answer.headers, path).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
    const decode = coding === 'br' ? brotliDecompressSync : gunzipSync
    expect.soft(decode(answer.body).equals(read(`${path === '/' ? 'index' : path}.html`)), path).toBe(true)
    // A cache may keep the uncompressed answer, too.
    const plain = await ask(port, path, {}, 'HEAD')
    expect.soft([plain.headers['content-encoding'], plain.headers.vary], path).toEqual([undefined, 'Accept-Encoding'])
  }
})

test('sends what a browser has again only when it has changed, in a coding that it takes', async () => {
  const refused = await ask(port, '/about', { 'accept-encoding': 'br;q=0, gzip' })
  expect(refused.headers['content-encoding']).toBe('gzip')
  const { etag = '', 'last-modified': since = '', ...full } = (await ask(port, '/about')).headers
  const conditions: Record<string, string>[] = [{ 'if-none-match': `"other", ${etag}` }, { 'if-modified-since': since }]
  for (const asked of conditions) {
    const answer = await ask(port, '/about', asked)
    expect.soft([answer.status, answer.body.length], JSON.stringify(asked)).toEqual([304, 0])
    expect.soft(answer.headers).toMatchObject({ etag, 'cache-control': full['cache-control'], vary: full.vary })
  }
  const old = { 'if-none-match': '"other"', 'if-modified-since': since }
  expect((await ask(port, '/about', old)).status).toBe(200)
})

test('gives hostile requests nothing, and answers others afterwards', async () => {
  const expectAlive = async (after: string) => {
    const answer = await ask(port, '/about')
    expect([after, answer.status]).toEqual([after, 200])
    expect(answer.body.equals(read('about.html')), after).toBe(true)
  }
  for (const path of hostilePaths) {
    const shown = path.slice(0, 80)
    const answer = await ask(port, path).catch((error: NodeJS.ErrnoException) => error)
    await expectAlive(shown)
    // A server may also close the connection.
    if (answer instanceof Error) {
      expect.soft(answer.code, shown).toBe('ECONNRESET')
      continue
    }
    expect.soft([301, 308, 400, 403, 404, 414], shown).toContain(answer.status)
    expect.soft(answer.headers.location ?? '/', shown).toMatch(/^\/(?![/\\])/)
    expect.soft(answer.headers['set-cookie'], shown).toBeUndefined()
    const leaked = /root:x:|"dependencies"|"everywhere"|add_header/.test(answer.body.toString())
    expect.soft(leaked, shown).toBe(false)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
    const answer = await ask(port, '/about', {}, method)
    expect.soft([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    expect.soft(answer.headers, method).toMatchObject(inLowerCase(hostedSite(folder).headers.everywhere))
    expect.soft(answer.body.toString(), method).toContain('405')
  }
  await expectAlive('other methods')
  await ask(port, '/about', { range: 'bytes=9-2' })
  await expectAlive('a range that ends before it begins')
  const head = await ask(port, '/about', {}, 'HEAD')
  expect.soft([head.status, head.body.length]).toEqual([200, 0])
})
