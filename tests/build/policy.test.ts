import { createHash } from 'node:crypto'
import { addressOf, readPolicy } from '@site/static-documents'
import { expect, test } from 'vitest'
import { site } from '@/lib/build/content'
import { cspSources } from '@/lib/hosting/csp-sources'
import { pageHeaders } from '@/lib/hosting/headers'
import type { HostedSite } from '@/lib/hosting/site-files'
import { appPaths } from '@/lib/routes'
import { markup, read } from './export'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every page has a strict policy before its first script, with exactly the hashes of what is in it', () => {
  expect(markup.length).toBeGreaterThan(0)
  const { headers }: HostedSite = JSON.parse(read('.hosting/site.json'))
  for (const [file, html] of markup) {
    const [start = '', text = '', rest = ''] = html.split(
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/,
    )
    const policy = readPolicy(text)
    // The pages at old addresses only lead to the new one.
    if (rest.includes('http-equiv="refresh"')) {
      expect.soft([policy['default-src'], rest.match(/<(?:script|style|iframe)/)], file).toEqual([["'none'"], null])
      continue
    }
    const scripts = Array.from(rest.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g))
    const styles = Array.from(rest.matchAll(/<style>([\s\S]*?)<\/style>/g))
    const isApp = appPaths.includes(addressOf(file))
    expect.soft(start, file).not.toMatch(/<(?:script|style|link|base|img|iframe)/i)
    expect.soft(policy['default-src'], file).toEqual(["'none'"])
    expect.soft(policy['script-src'], file).toEqual(["'self'", ...scripts.map(([, code = '']) => hashOf(code)).sort()])
    const sheets = isApp ? ["'self'"] : []
    expect.soft(policy['style-src'], file).toEqual([...sheets, ...styles.map(([, css = '']) => hashOf(css))])
    expect.soft(policy['frame-src'] ?? cspSources(site).frames, file).toEqual(cspSources(site).frames)
    expect.soft(policy['connect-src'], file).toEqual(["'self'", ...cspSources(site).connections])
    expect.soft(policy['trusted-types'], file).toEqual([isApp ? 'default' : "'none'"])
    for (const directive of ['object-src', 'base-uri']) expect.soft(policy[directive], file).toEqual(["'none'"])
    const others = { 'img-src': ["'self'", 'data:'], 'require-trusted-types-for': ["'script'"] }
    expect.soft(policy, file).toMatchObject(others)
    const sent = readPolicy(pageHeaders(headers, addressOf(file))['Content-Security-Policy'] ?? '')
    // The styles of documents differ, so their hashes are only in the page.
    const shared = { 'style-src': ["'unsafe-inline'"], 'frame-src': cspSources(site).frames }
    const expected = { ...policy, ...(!isApp && shared), 'frame-ancestors': ["'self'"] }
    expect.soft(sent, `${file}: the header`).toEqual(expected)
    expect.soft(policy['form-action'], file).toEqual(["'self'"])
    expect.soft(text, file).not.toContain('unsafe')
    expect.soft(html.match(/<[a-z][^<>]*\s(?:on[a-z]+|style)="/g), file).toBeNull()
  }
})
