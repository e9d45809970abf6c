import { editorPolicy } from '@site/editor-page'
import { pagePolicy, readPolicy, writePolicy } from '@site/static-documents'
import { expect, it } from 'vitest'
import { immutablePaths, pageHeaders, siteHeaders } from '@/lib/hosting/headers'
import { type HostedSite, writeHeadersFile, writeRedirectsFile, writeVercelFile } from '@/lib/hosting/site-files'
import { writeCaddyFile, writeNginxFile } from '@/tools/hosting/servers'

const document = pagePolicy({ scriptHashes: ['sha256-theme'], styleHashes: ['sha256-style'] })
const app = pagePolicy({ scriptHashes: ['sha256-app'], styleHashes: [], styleSheets: true, trustedTypes: ['default'] })
const others = [
  { address: '/plan', policy: app },
  { address: '/admin', policy: readPolicy(editorPolicy()), opensWindows: true },
]
const site: HostedSite = {
  headers: siteHeaders(document, { frames: ['https://forms.example'] }, others),
  addresses: ['/', '/blog', '/blog/one', '/blog/two', '/plan', '/admin'],
  redirects: [{ from: '/blog/old', to: '/blog/one' }],
}

const writers = [writeHeadersFile, writeVercelFile, writeNginxFile, writeCaddyFile]

it.each(['/', '/plan', '/admin'])('%s has every header that protects visitors', (address) => {
  const headers = { ...site.headers.everywhere, ...pageHeaders(site.headers, address) }
  expect(headers).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'self'"),
    'Cross-Origin-Opener-Policy': expect.stringMatching(/^same-origin/),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(),microphone=(),geolocation=()',
    'Referrer-Policy': 'same-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
  })
  const policy = readPolicy(headers['Content-Security-Policy'] ?? '')
  const { 'default-src': others, 'object-src': plugins = others, 'base-uri': base, 'script-src': scripts } = policy
  expect([others, plugins]).toEqual([["'none'"], ["'none'"]])
  expect(base).toEqual([expect.stringMatching(/^'(?:none|self)'$/)])
  expect(scripts).not.toContain("'unsafe-inline'")
})

it('an app has the policy that is in its page, on every host once', () => {
  const policy = `${writePolicy(app)};frame-ancestors 'self'`
  expect(pageHeaders(site.headers, '/plan')['Content-Security-Policy']).toBe(policy)
  for (const write of writers) expect(write(site).split(policy)).toHaveLength(2)
})

it('the editor page alone may talk with its window for signing in', () => {
  const [page, own] = [pageHeaders(site.headers, '/plan'), pageHeaders(site.headers, '/admin')]
  expect(page['Cross-Origin-Opener-Policy']).toBe('same-origin')
  expect(own['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
  expect(own['Content-Security-Policy']).toBe(`${editorPolicy()};frame-ancestors 'self'`)
  expect(Object.keys(own)).toEqual(Object.keys(page))
  for (const write of writers) expect(write(site).match(/same-origin-allow-popups/g)).toHaveLength(1)
})

it('search engines are told with every response of a preview to list nothing, and never of the site', () => {
  const preview = { ...site, headers: siteHeaders(document, { frames: [] }, [], true) }
  expect(preview.headers.everywhere).toMatchObject({ 'X-Robots-Tag': 'noindex' })
  for (const write of writers) {
    expect(write(preview)).toContain('X-Robots-Tag')
    expect(write(site)).not.toContain('X-Robots-Tag')
  }
})

it('_headers has one rule for the pages of a folder, and fails beyond what Cloudflare reads', () => {
  const withPages = (path: string) => ({ ...site, addresses: Array.from({ length: 120 }, (_, index) => path + index) })
  expect(writeHeadersFile(withPages('/blog/')).match(/^\/blog.*$/gm)).toEqual(['/blog/*'])
  expect(() => writeHeadersFile(withPages('/page-'))).toThrow('Cloudflare Pages reads 100 rules of 2000 characters')
})

it('redirects are permanent on every host, and for Netlify also where there is a page', () => {
  expect(writeRedirectsFile(site)).toBe('/blog/old /blog/one 301!\n/blog/old /blog/one 301\n')
  expect(writeNginxFile(site)).toContain('location = /blog/old {\n  return 301 /blog/one$is_args$args;\n}')
  expect(writeCaddyFile(site)).toContain('@old0 path /blog/old\nredir @old0 /blog/one{question} 301')
})

it('on every host only whole folders last, whatever the names of files and articles look like', () => {
  const immutable = (text: string) => text.match(/immutable/g)?.length
  for (const text of [writeHeadersFile(site), writeVercelFile(site), writeNginxFile(site)])
    expect(immutable(text)).toBe(immutablePaths.length)
  const caddy = writeCaddyFile(site)
  expect(immutable(caddy)).toBe(1)
  expect(caddy).toContain(`@lasting path ${immutablePaths.map((folder) => `${folder}*`).join(' ')}\n`)
})
