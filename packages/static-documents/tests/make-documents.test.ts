import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { themeCode } from '@/components/layout/theme-script'
import { readPolicy } from '@/lib/hosting/policy'
import { appPaths } from '@/lib/routes'
import { finishExport } from '@/tools/finish'
import { compressFiles } from '@/tools/finish/compress'
import { listFiles } from '@/tools/finish/files'
import { temporaryFolder } from '../../support/temporary-folder'

const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixture', `${name}.html`), 'utf8').replace(
    'document.documentElement.dataset.js=""',
    () => themeCode,
  )
const hosts = { frames: ['https://forms.example'], connections: [] }
const sheet = '_next/static/chunks/0uj9lfxuc2kua.css'
const [app = ''] = appPaths

/** An export of one document and one app. */
const exported = () =>
  temporaryFolder({
    'about.html': recorded('document'),
    'about.txt': 'payload',
    'about/__next._tree.txt': 'segment',
    '_not-found.html': recorded('document'),
    'robots.txt': 'User-Agent: *',
    [`${app.slice(1)}.html`]: recorded('app'),
    [sheet]: 'h1{color:red}.unused{color:blue}',
    '_next/static/chunks/3pqz1w34sa80v.js': 'start()',
  })

describe('finishExport', () => {
  it('leaves a document its styles, an app a list of its scripts, and removes what only Next reads', async () => {
    const folder = exported()
    await finishExport(folder, hosts)
    const read = (file: string) => readFile(join(folder, file), 'utf8')
    const document = await read('about.html')
    expect(document).toContain('<style>h1{color:red}</style></head>')
    expect(document).toContain('<script type="speculationrules">')
    expect(document).not.toMatch(/"\/_next\/|>\(?self\.__next_f/)
    const page = await read(`${app.slice(1)}.html`)
    const list = /<script type="application\/json" id="AppScripts">(.*?)<\/script>/.exec(page)?.[1] ?? '[]'
    expect(JSON.parse(list)).toContain('/_next/static/chunks/3pqz1w34sa80v.js')
    expect(page).toContain(`<link rel="stylesheet" href="/${sheet}" data-precedence="next" media="not all" disabled>`)
    expect(page).not.toMatch(/<script src="\/_next/)
    expect(await read('_next/static/chunks/3pqz1w34sa80v.js')).toBe('//# allFunctionsCalledOnLoad\nstart()')
    const files = await listFiles(folder)
    expect(files.filter((file) => /\.txt$|not-found/.test(file))).toEqual(['robots.txt'])
  })

  it('throws the address of an app that names no script', async () => {
    const folder = temporaryFolder({ [`${app.slice(1)}.html`]: '<html><head></head><body></body></html>' })
    await expect(finishExport(folder, hosts)).rejects.toThrow(`${app} is an app but refers to no script of Next`)
  })
})

const policyOf = (page: string) =>
  readPolicy(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '')

describe('the policy of a page', () => {
  const finish = async (name: string, edit: (page: string) => string) => {
    const file = name === 'app' ? `${app.slice(1)}.html` : 'about.html'
    const folder = temporaryFolder({ [file]: edit(recorded(name)), [sheet]: 'h1{color:red}' })
    await finishExport(folder, hosts)
    return readFile(join(folder, file), 'utf8')
  }

  it('allows the configured frames only where there is a frame', async () => {
    expect(policyOf(await finish('document', (page) => page))['frame-src']).toBeUndefined()
    const framed = await finish('document', (page) => page.replace('<h1>', '<iframe src="/form"></iframe><h1>'))
    expect(policyOf(framed)['frame-src']).toEqual(hosts.frames)
  })

  it('is not made for a document with an unknown inline script', async () => {
    const injected = (page: string) => page.replace('<h1>', '<script>send(document.cookie)</script><h1>')
    await expect(finish('document', injected)).rejects.toThrow('/about has an inline script that documents do not have')
  })

  it('allows no style attributes: they become rules, each once', async () => {
    const styled = '<i style="--a:&quot;x&quot;"></i><b style="--a:&quot;x&quot;"></b>style="--b:1"<h1>'
    const page = await finish('document', (text) => text.replace('<h1>', styled))
    expect(page).toContain('<i data-css="0"></i><b data-css="0"></b>style="--b:1"<h1>')
    expect(page).toContain('[data-css="0"]{--a:"x"}</style>')
  })

  it('cannot be left by a style attribute', async () => {
    const styled = (page: string) => page.replace('<h1>', '<i style="color:red}body{display:none"></i><h1>')
    await expect(finish('document', styled)).rejects.toThrow('contains "<", "{", or "}"')
  })
})

it('compressed copies contain the same bytes; small files and pictures have none', async () => {
  const text = '<p>'.repeat(400)
  const folder = temporaryFolder({ 'page.html': text, 'small.html': '<p>', 'picture.png': text })
  await compressFiles(folder)
  expect(await listFiles(folder)).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'small.html'])
  expect(brotliDecompressSync(await readFile(join(folder, 'page.html.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'page.html.gz'))).toString()).toBe(text)
})
