import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listFiles } from '@site/static-documents'
import { afterAll, expect, test } from 'vitest'
import { immutablePaths, pageHeaders, revalidate } from '@/lib/hosting/headers'
import type { HostedSite } from '@/lib/hosting/site-files'
import { appPaths } from '@/lib/routes'
import { serve } from '@/tools/serve/serve'
import { ask } from '../support/ask'

const site = (): HostedSite => JSON.parse(readFileSync('out/.hosting/site.json', 'utf8'))
const sitemap = (): string[] =>
  Array.from(readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) =>
    new URL(address).pathname.replace(/(.)\/$/, '$1'),
  )

const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Paths with which a request could leave the folder, be answered with another file, or get text into a header. */
const hostilePaths = [
  ...String.raw`/../package.json /..%2f..%2fetc/passwd /%2e%2e/%2e%2e/etc/passwd /..\..\etc\passwd`.split(' '),
  ...'/_next/static/../../../package.json /_next/static/..%2f..%2f..%2fpackage.json'.split(' '),
  ...'/about%00.html /%00 /% /%ff%fe /about%0d%0aSet-Cookie:%20a=b.html /about%0d%0aSet-Cookie:%20a=b/'.split(' '),
  ...'/.env /%2eenv /.hosting/site.json /.hosting/nginx.conf /_headers /_redirects'.split(' '),
  ...String.raw`/about.html.br /404 /404.html //evil.example/ /\evil.example/ /%5cevil.example/`.split(' '),
  ...[`/${'a'.repeat(6000)}`, `/${'a/'.repeat(2000)}`, '/about;x=1', '/ABOUT'],
]

/** The port of another server that serves out/, such as the container of the image or one of tests/nightly, in place of the local one, and the coding of its answers. */
const { HOST_PORT, HOST_CODING: coding = 'br' } = process.env

const local = await serve('out')
afterAll(local.close)
const port = Number(HOST_PORT ?? new URL(local.base).port)

test('answers every address of the sitemap as promised', async () => {
  const { headers } = site()
  for (const path of [...sitemap(), ...appPaths]) {
    const answer = await ask(port, path, { 'accept-encoding': coding })
    expect.soft([path, answer.status]).toEqual([path, 200])
    expect.soft(answer.headers, path).toMatchObject({
      ...inLowerCase({ ...headers.everywhere, ...pageHeaders(headers, path) }),
      'cache-control': revalidate,
      'content-encoding': coding,
      vary: 'Accept-Encoding',
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
    })
    const decode = coding === 'br' ? brotliDecompressSync : gunzipSync
    const file = `out${path === '/' ? '/index' : path}.html`
    expect.soft(decode(answer.body).equals(readFileSync(file)), path).toBe(true)
    // A cache may keep the uncompressed answer, too.
    const plain = await ask(port, path, {}, 'HEAD')
    expect.soft([plain.headers['content-encoding'], plain.headers.vary], path).toEqual([undefined, 'Accept-Encoding'])
  }
})

test('redirects other forms of an address, and old addresses', async () => {
  const { everywhere } = site().headers
  const moved = site().redirects.map(({ from, to }) => [from, to, 301] as const)
  const forms = [
    ['/about.html', '/about', 308],
    ['/about/', '/about', 308],
    ['/about.html?a=1&b=2', '/about?a=1&b=2', 308],
    ['/index.html', '/', 308],
    ['/services/build/', '/services/build', 308],
  ] as const
  for (const [from, to, status] of [...forms, ...moved]) {
    const answer = await ask(port, from)
    expect.soft([from, answer.status, answer.headers.location]).toEqual([from, status, to])
    expect.soft(answer.headers, from).toMatchObject(inLowerCase(everywhere))
  }
})

test('keeps files that never change, and asks again for others', async () => {
  const { headers } = site()
  const files = await listFiles('out')
  const immutable = files.filter(
    (file) => immutablePaths.some((folder) => `/${file}`.startsWith(folder)) && !/\.(?:br|gz)$/.test(file),
  )
  for (const file of immutable) {
    const answer = await ask(port, `/${file}`)
    expect.soft([file, answer.status]).toEqual([file, 200])
    expect.soft(answer.headers, file).toMatchObject(inLowerCase({ ...headers.everywhere, ...headers.immutable }))
    if (files.includes(`${file}.gz`)) expect.soft([file, answer.headers.vary]).toEqual([file, 'Accept-Encoding'])
  }
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
  const [text = ''] = files.filter((file) => file.endsWith('.md'))
  for (const [file, type] of [
    ...(text ? [[text, /^text\/markdown; ?charset=utf-8$/i] as const] : []),
    ['robots.txt', /^text\/plain; ?charset=utf-8$/i],
    ['sitemap.xml', /^(?:text|application)\/xml/],
    ['manifest.webmanifest', /^application\/manifest\+json/],
    ['favicon.ico', /^image\//],
  ] as const) {
    const answer = await ask(port, `/${file}`)
    expect.soft([answer.status, answer.headers['cache-control']], file).toEqual([200, revalidate])
    expect.soft(answer.headers['content-type'], file).toMatch(type)
  }
})

test('answers unknown addresses with the not-found page and its policy', async () => {
  const { headers } = site()
  const unknown = ['/no/such/page', '/blog/no-such-article', '/_next/static/none.js', '/none.png', '/none.md']
  // nginx leaves out the slash first.
  if (!HOST_PORT) unknown.push('/blog/tag/')
  for (const path of unknown) {
    const answer = await ask(port, path)
    expect.soft([path, answer.status]).toEqual([path, 404])
    expect.soft(answer.headers['content-type'], path).toMatch(/^text\/html/)
    expect.soft(answer.headers.vary, path).toBe('Accept-Encoding')
    expect.soft(answer.headers['content-security-policy'], path).toBe(headers.pages['Content-Security-Policy'])
    expect.soft(answer.body.equals(readFileSync('out/404.html')), path).toBe(true)
  }
})

test('gives hostile requests nothing, and answers others afterwards', async () => {
  const expectAlive = async (after: string) => {
    const answer = await ask(port, '/about')
    expect([after, answer.status]).toEqual([after, 200])
    expect(answer.body.equals(readFileSync('out/about.html')), after).toBe(true)
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
    expect.soft(answer.headers, method).toMatchObject(inLowerCase(site().headers.everywhere))
    expect.soft(answer.body.toString(), method).toContain('405')
  }
  await expectAlive('other methods')
  await ask(port, '/about', { range: 'bytes=9-2' })
  await expectAlive('a range that ends before it begins')
  const head = await ask(port, '/about', {}, 'HEAD')
  expect.soft([head.status, head.body.length]).toEqual([200, 0])
})
