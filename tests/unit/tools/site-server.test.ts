import { renameSync, symlinkSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSiteServer } from '@/tools/serve/site-server.mjs'
import { temporaryFolder, writeFiles } from './temporary-folder'

const about = '<h1>About</h1>'.repeat(50)

const site = {
  'index.html': '<h1>Home</h1>',
  'index.txt': 'payload of home',
  'about.html': about,
  'about.html.br': brotliCompressSync(about),
  'about.html.gz': gzipSync(about),
  'about.txt': 'payload of about',
  '404.html': '<h1>404</h1>',
  'services.html': '<h1>Services</h1>',
  'services/build.html': '<h1>Build</h1>',
  'admin/index.html': '<h1>Admin</h1>',
  '_next/static/chunks/a.js': 'a()',
  'fonts/display-0f1e2d3c.woff2': 'font',
  'icon.svg': '<svg/>',
  'notes.gz': 'an archive of its own',
  'café menu.html': '<h1>Menu</h1>',
  '.env': 'SECRET',
  '.well-known/security.txt': 'Contact: us',
  _headers: '/*',
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

async function listen(root: string): Promise<number> {
  const server = createSiteServer(root)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return address.port
}

/** Sends the path as it is written: unlike fetch, which tidies it up first. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

const serveSite = () => listen(temporaryFolder(site))

describe('addresses', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/about', about],
    ['/about?from=mail', about],
    ['/services', '<h1>Services</h1>'],
    ['/services/build', '<h1>Build</h1>'],
    ['/admin/', '<h1>Admin</h1>'],
    ['/caf%C3%A9%20menu', '<h1>Menu</h1>'],
    ['/about.txt', 'payload of about'],
    ['/notes.gz', 'an archive of its own'],
    ['/.well-known/security.txt', 'Contact: us'],
  ])('%s is served', async (path, text) => {
    const answer = await ask(await serveSite(), path)
    expect(answer.status).toBe(200)
    expect(answer.text).toBe(text)
  })

  it.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about.html?a=1&b=2?3', '/about?a=1&b=2?3'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/services/', '/services'],
    ['/services/build/', '/services/build'],
    ['/admin', '/admin/'],
    ['/admin/index.html', '/admin/'],
    ['/icon.svg/', '/icon.svg'],
    ['/caf%C3%A9%20menu.html', '/caf%C3%A9%20menu'],
  ])('%s leads to %s for good', async (path, to) => {
    const answer = await ask(await serveSite(), path)
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(to)
  })

  it.each([
    '/missing',
    '/missing/',
    '/missing.html',
    '/404',
    '/404.html',
    '//',
    '//about/',
    '/services//build',
    '/About',
  ])('%s shows the 404 page with status 404', async (path) => {
    const answer = await ask(await serveSite(), path)
    expect(answer.status).toBe(404)
    expect(answer.text).toBe('<h1>404</h1>')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('never leads to another host', async () => {
    const answer = await ask(await serveSite(), '//evil.example/')
    expect(answer.status).toBe(404)
    expect(answer.headers.location).toBeUndefined()
  })

  it('says so in a sentence when there is no 404 page either', async () => {
    const answer = await ask(await listen(temporaryFolder({ 'index.html': 'x' })), '/missing')
    expect(answer.status).toBe(404)
    expect(answer.text).toBe('There is no page at this address.\n')
  })
})

describe('files that must stay closed', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/_next/../../secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '/%252e%252e/secret.txt',
    '/.env',
    '/%2eenv',
    '/link.txt',
    '/linked/secret.txt',
    '/_headers',
    '/about.html.br',
    '/about.html.gz',
  ])('%s is not found', async (path) => {
    const parent = temporaryFolder({ 'secret.txt': 'SECRET' })
    const root = join(parent, 'out')
    writeFiles(root, site)
    symlinkSync(join(parent, 'secret.txt'), join(root, 'link.txt'))
    symlinkSync(parent, join(root, 'linked'))
    const answer = await ask(await listen(root), path)
    expect(answer.status).toBe(404)
    expect(answer.text).toBe('<h1>404</h1>')
  })

  it.each(['/%', '/%zz', '/about%c3', '/%00', '/about%00.html'])('%s is the address of nothing', async (path) => {
    const answer = await ask(await serveSite(), path)
    expect(answer.status).toBe(404)
    expect(answer.text).toBe('<h1>404</h1>')
  })

  it('refuses what is no path', async () => {
    const answer = await ask(await serveSite(), 'http://other.example/about')
    expect(answer.status).toBe(400)
    expect(answer.text).toBe('This address is not written correctly.\n')
  })

  it('survives bytes that no browser sends', async () => {
    const port = await serveSite()
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.end('GET /about.html?\u007f\u00ff HTTP/1.1\r\nHost: x\r\n\r\n', 'latin1'),
      )
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1')
      })
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
    })
    expect(reply).toMatch(/^HTTP\/1\.1 (308|4\d\d|500)/)
    expect((await ask(port, '/about')).status).toBe(200)
  })
})

describe('methods', () => {
  it('answers HEAD like GET, without the body', async () => {
    const port = await serveSite()
    const get = await ask(port, '/about')
    const head = await ask(port, '/about', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(get.body.length))
    expect(head.headers.etag).toBe(get.headers.etag)
    const missing = await ask(port, '/missing', {}, 'HEAD')
    expect([missing.status, missing.body.length]).toEqual([404, 0])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const answer = await ask(await serveSite(), '/about', {}, method)
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})

describe('compression', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['BR', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br; q=0.2 , gzip; q=0.2', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity;q=1, br;q=0.5', undefined],
    ['gzip;q=nonsense', undefined],
    ['deflate', undefined],
  ])('Accept-Encoding %s gets %s', async (accept, coding) => {
    const port = await serveSite()
    const answer = await ask(port, '/about', accept === undefined ? {} : { 'accept-encoding': accept })
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? '']
    expect((decode?.(answer.body) ?? answer.body).toString()).toBe(about)
  })

  it('sends a file without compressed copies as it is', async () => {
    const answer = await ask(await serveSite(), '/services', { 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers.vary).toBeUndefined()
  })
})

describe('caching', () => {
  const forGood = 'public, max-age=31536000, immutable'
  const askAgain = 'public, max-age=0, must-revalidate'

  it.each([
    ['/', askAgain],
    ['/about', askAgain],
    ['/about.txt', askAgain],
    ['/icon.svg', askAgain],
    ['/missing', askAgain],
    ['/_next/static/chunks/a.js', forGood],
    ['/fonts/display-0f1e2d3c.woff2', forGood],
  ])('%s is kept as %s', async (path, value) => {
    expect((await ask(await serveSite(), path)).headers['cache-control']).toBe(value)
  })

  it('answers 304 to whoever holds this version', async () => {
    const port = await serveSite()
    const { etag = '' } = (await ask(port, '/about')).headers
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(port, '/about', { 'if-none-match': header })
      expect([header, answer.status, answer.body.length]).toEqual([header, 304, 0])
      expect(answer.headers.etag).toBe(etag)
      expect(answer.headers['cache-control']).toBe(askAgain)
    }
    expect((await ask(port, '/about', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('gives each coding a version of its own', async () => {
    const port = await serveSite()
    const plain = await ask(port, '/about')
    const compressed = await ask(port, '/about', { 'accept-encoding': 'br' })
    expect(compressed.headers.etag).not.toBe(plain.headers.etag)
  })

  it('keeps the status of a missing page, whatever the client holds', async () => {
    expect((await ask(await serveSite(), '/missing', { 'if-none-match': '*' })).status).toBe(404)
  })

  it('shows a new build as soon as it has replaced the old one', async () => {
    const parent = temporaryFolder()
    writeFiles(join(parent, 'out'), { 'index.html': 'old', 'gone.html': 'old' })
    const port = await listen(join(parent, 'out'))
    expect((await ask(port, '/')).text).toBe('old')
    writeFiles(join(parent, 'new'), { 'index.html': 'new', 'page.html': 'new' })
    renameSync(join(parent, 'out'), join(parent, 'previous'))
    expect((await ask(port, '/')).text).toBe('old')
    renameSync(join(parent, 'new'), join(parent, 'out'))
    expect((await ask(port, '/')).text).toBe('new')
    expect((await ask(port, '/page')).text).toBe('new')
    expect((await ask(port, '/gone')).status).toBe(404)
  })
})

describe('headers', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/about.txt', 'text/plain; charset=utf-8'],
    ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8'],
    ['/fonts/display-0f1e2d3c.woff2', 'font/woff2'],
    ['/icon.svg', 'image/svg+xml'],
    ['/notes.gz', 'application/octet-stream'],
  ])('%s is %s', async (path, type) => {
    expect((await ask(await serveSite(), path)).headers['content-type']).toBe(type)
  })

  it.each(['/', '/missing', '/about.html', '/%'])('%s carries the security headers', async (path) => {
    const { headers } = await ask(await serveSite(), path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})
