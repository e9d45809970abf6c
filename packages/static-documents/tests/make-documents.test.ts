import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type DocumentSettings, makeDocuments } from '../src'
import { readPolicy } from '../src/policy'
import { temporaryFolder } from './temporary-folder'

const sheet = '/_next/static/chunks/a.css'
const head = `<meta charSet="utf-8"/><link rel="stylesheet" href="${sheet}" data-precedence="next"/>`

/** Makes a document of a page with this body; returns its HTML. */
async function make(body: string, settings: Partial<DocumentSettings> = {}): Promise<string> {
  const folder = temporaryFolder({
    'pears.html': `<html><head>${head}</head><body>${body}</body></html>`,
    [sheet.slice(1)]: 'h1{color:red}',
  })
  await makeDocuments(folder, { apps: [], ...settings })
  return readFile(join(folder, 'pears.html'), 'utf8')
}

const policyOf = (page: string) =>
  readPolicy(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '')

describe('the policy of a page', () => {
  it('allows the frames of the settings only where there is a frame', async () => {
    const hosts = { frames: ['https://forms.example'], connections: ['https://count.example'] }
    const plain = policyOf(await make('<h1>', { hosts }))
    expect(plain['frame-src']).toBeUndefined()
    expect(plain['connect-src']).toEqual(["'self'", 'https://count.example'])
    expect(policyOf(await make('<iframe src="/form"></iframe>', { hosts }))['frame-src']).toEqual(hosts.frames)
  })

  it('is not made for a document with an inline script that the settings do not name', async () => {
    const script = 'send(document.cookie)'
    const body = `<script>${script}</script>`
    await expect(make(body)).rejects.toThrow('/pears has an inline script that documents do not have')
    expect(await make(body, { inlineScripts: [script] })).toContain(body)
  })

  it('allows no style attributes: they become rules, each once', async () => {
    const styled = '<i style="--a:&quot;x&quot;"></i><b style="--a:&quot;x&quot;"></b>'
    const page = await make(styled)
    expect(page).toContain('<i data-css="0"></i><b data-css="0"></b>')
    expect(page).toContain('[data-css="0"]{--a:"x"}</style>')
  })

  it('cannot be left by a style attribute', async () => {
    await expect(make('<i style="color:red}body{display:none"></i>')).rejects.toThrow('contains "<", "{", or "}"')
  })
})

it('has the rules of a class that only a script gives to an element, and none of a class that other pages have', async () => {
  const [made, had, own] = ['made', 'had', 'own'].map((name) => `.${name}{color:red}`)
  const folder = temporaryFolder({
    'pears.html': `<html><head>${head}</head><body><p class="own"></p></body></html>`,
    'plums.html': `<html><head>${head}</head><body><p class="had"></p></body></html>`,
    'extras/reveal.js': 'element.className = "made had"',
    [sheet.slice(1)]: `${made}${had}${own}`,
  })
  await makeDocuments(folder, { apps: [], scriptFolders: ['extras'] })
  expect(await readFile(join(folder, 'pears.html'), 'utf8')).toContain(`<style>${made}${own}</style>`)
})

describe('the sprite of a page', () => {
  const sprite = { idPrefix: 'icon:', render: (names: readonly string[]) => `<svg data-sprite="">${names}</svg>` }

  it('has the symbols that markup and data refer to, each once', async () => {
    const body = '<use href="#icon:pear"/>{"href":"#icon:apple"}<use href="#icon:pear"/><a href="#iconic">icon:plum</a>'
    expect(await make(body, { sprite })).toContain('<body><svg data-sprite="">apple,pear</svg><use')
    expect(await make('<h1>', { sprite })).not.toContain('data-sprite')
  })
})
