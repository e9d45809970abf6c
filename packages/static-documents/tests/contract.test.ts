import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findClientComponents, hashInName, listFiles } from '../src'

/** The contracts with Next, React, and Turbopack, on what a build of tests/site has just written. */

const project = join(import.meta.dirname, '..')
const modules = join(import.meta.dirname, '../../../node_modules')

/** The code of the example in the README: the configuration, the program after the build, and the script of pages. */
const [configuration = '', program = '', starting = ''] = Array.from(
  readFileSync(join(project, 'README.md'), 'utf8').matchAll(/```\w+\n([\s\S]*?)```/g),
  ([, code = '']) => code,
)

/** The configuration of the README without what has no effect on the export, and takes a third of the processor time. */
const withLessWork = `import config from './readme.config.mjs'
const less = { serverMinification: false, turbopackSourceMaps: false, turbopackFileSystemCacheForBuild: false }
export default { ...config, typescript: { ignoreBuildErrors: true }, experimental: { ...config.experimental, ...less } }`

/** A folder beside the installed packages, which the build must find. */
let site = ''
const read = (file: string) => readFileSync(join(site, file), 'utf8')

function run(...args: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: site, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} failed.\n${stdout}\n${stderr}`)
}

beforeAll(() => {
  const cache = join(modules, '../.cache')
  mkdirSync(cache, { recursive: true })
  site = mkdtempSync(join(cache, 'contract-'))
  cpSync(join(import.meta.dirname, 'site'), site, { recursive: true })
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(site, 'tsconfig.json'),
    '{ "extends": "../../tsconfig.json", "include": ["next-env.d.ts"], "exclude": [] }',
  )
  writeFileSync(join(site, 'readme.config.mjs'), configuration)
  writeFileSync(join(site, 'next.config.mjs'), withLessWork)
  writeFileSync(join(site, 'make-documents.ts'), program)
  run(join(modules, 'next/dist/bin/next'), 'build')
  cpSync(join(site, 'out'), join(site, 'exported'), { recursive: true })
})

afterAll(() => rmSync(site, { recursive: true, force: true }))

const addressesIn = (html: string): string[] =>
  Array.from(html.matchAll(/<script src="(\/_next\/[^"]+)"(?! noModule)[^>]*>/g), ([, address = '']) => address)

const listedIn = (html: string): string[] =>
  JSON.parse(/<script type="application\/json" id="AppScripts">(.*?)<\/script>/.exec(html)?.[1] ?? '[]')

const partsOf = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([part]) => part)

/** Those of the parts that a page lacks: the message of an assertion on the page itself would have all of it. */
const lackingIn = (html: string, ...parts: (string | RegExp)[]) =>
  parts.filter((part) => (typeof part === 'string' ? !html.includes(part) : !part.test(html)))

/** Where it fails, its message says what has changed, and these tests, which have nothing to read, are left out. */
describe('the program after the build', () => {
  beforeAll(() => run('--import', 'tsx', 'make-documents.ts'))

  describe('a document', () => {
    it.each(['index.html', '404.html'])('%s has no script, preload, style sheet, data, or marker of Next', (file) => {
      expect(addressesIn(read(`exported/${file}`)).length).toBeGreaterThan(3)
      expect(lackingIn(read(`exported/${file}`), 'self.__next_f')).toEqual([])
      const left = /"\/_next\/[^"]*|>\(?self\.__next_f|TURBOPACK|\$R[A-Z]|<!--|rel="preload"|<div hidden=""/g
      expect(partsOf(read(`out/${file}`), left)).toEqual([])
    })

    it('keeps its content, the script that the settings name, and structured data', () => {
      const kept = [
        "<script>document.documentElement.dataset.js=''</script>",
        '<script type="module" src="/scripts/start.js"></script>',
        '{"name":"self.__next_f.push"}</script>',
        /<h1 class="title" data-css="0">\s*Apples/,
      ]
      expect(lackingIn(read('out/index.html'), ...kept)).toEqual([])
    })

    it('has the styles that it can use, with those of attributes, and its symbols', () => {
      const styles = /<style>\.title\{color:green}\s*\[data-css="0"]\{letter-spacing:1px}<\/style><\/head>/
      const sprite = '<body><svg data-sprite="" hidden><g id="icon:leaf"></g></svg>'
      expect(lackingIn(read('out/index.html'), styles, sprite)).toEqual([])
      expect(lackingIn(read('out/404.html'), 'data-sprite')).toEqual(['data-sprite'])
    })

    it('has the slash of the home page in its canonical address, which Next leaves out', () => {
      const canonical = (slash: string) => `<link rel="canonical" href="https://orchard.example${slash}"/>`
      expect(lackingIn(read('exported/index.html'), canonical(''))).toEqual([])
      expect(lackingIn(read('out/index.html'), canonical('/'))).toEqual([])
    })
  })

  describe('an app', () => {
    it('lists its scripts in the order of Next’s page, without polyfills for old browsers', () => {
      const [before, after] = [read('exported/counter.html'), read('out/counter.html')]
      expect(listedIn(after)).toEqual([...new Set(addressesIn(before))])
      expect(lackingIn(before, /<script src="[^"]+" noModule=""/)).toEqual([])
      expect(partsOf(after, /<script src="\/_next|rel="preload" as="script"/g)).toEqual([])
    })

    it('has scripts that Turbopack finds by the attribute `src` exactly as exported', () => {
      const runtime = listedIn(read('out/counter.html')).filter((address) => address.includes('/turbopack-'))
      expect(runtime).toHaveLength(1)
      expect(lackingIn(read(`out${runtime[0]}`), /src:\w+\.getAttribute\("src"\)/, '"/_next/"')).toEqual([])
    })

    it('has Next’s inline scripts and React’s data joined into one script', () => {
      const [before, after] = [read('exported/counter.html'), read('out/counter.html')]
      expect(partsOf(before, /<script>\(?self\.__next_f/g).length).toBeGreaterThan(1)
      expect(partsOf(after, /<script>[^<]*__next_f[^<]*(?:<(?!\/script)[^<]*)*<\/script>/g)).toHaveLength(1)
      expect(partsOf(after, /__next_f\.push\(\[1,/g)).toHaveLength(1)
    })

    it('has the whole style sheet as a disabled link, by which React does not load it', () => {
      const linksIn = (folder: string) => partsOf(read(`${folder}/counter.html`), /<link rel="stylesheet"[^>]*>/g)
      const [link = ''] = linksIn('exported')
      expect(linksIn('out')).toEqual([link.replace('/>', ' media="not all" disabled>')])
    })

    it('has the styles of what its scripts may add', () => {
      const styles = /<style>\.title\{color:green}\.total\{color:maroon}\s*<\/style>/
      expect(lackingIn(read('out/counter.html'), styles)).toEqual([])
    })

    it('keeps React’s script that repeats a form’s early submission', () => {
      const replay = /<script[^>]*>addEventListener\("submit"[\s\S]*?\$\$reactFormReplay/
      expect(lackingIn(read('out/counter.html'), replay)).toEqual([])
    })

    it('has the compile hint in every script', async () => {
      const scripts = (await listFiles(join(site, 'out/_next'))).filter((file) => file.endsWith('.js'))
      for (const file of scripts)
        expect(read(`out/_next/${file}`).slice(0, 29), file).toBe('//# allFunctionsCalledOnLoad\n')
    })
  })

  it('nothing is left of what only Next’s router requests', async () => {
    const isLeftover = (file: string) => /\.txt$|_not-found/.test(file)
    expect((await listFiles(join(site, 'exported'))).some(isLeftover)).toBe(true)
    expect((await listFiles(join(site, 'out'))).filter(isLeftover)).toEqual([])
  })
})

it('a client component is named where its page is no app', async () => {
  const built = join(site, '.next')
  expect(await findClientComponents(built, ['/counter'])).toEqual([])
  expect(await findClientComponents(built, [])).toEqual([
    expect.stringMatching(/^\/counter is a document,.*\/app\/counter\/counter\.tsx\./),
  ])
})

it('a chunk is named by its content, and the manifests of a build are in a folder with the build id', async () => {
  const files = (await listFiles(join(site, 'exported'))).filter((file) => file.startsWith('_next/static/'))
  const [, buildId = ''] = /generateBuildId: \(\) => '([^']+)'/.exec(configuration) ?? []
  expect(files).toContain(`_next/static/${buildId}/_buildManifest.js`)
  expect(files.map((file) => [file, hashInName(file)])).toEqual(
    files.map((file) => [file, file.includes('/chunks/') ? /[\w-]{13}(?=\.\w+$)/.exec(file)?.[0] : buildId]),
  )
  expect(hashInName('fonts/besley-0123abcd.woff2')).toBeUndefined()
})

it('Next’s parts of pages for prefetching are not written', async () => {
  const parts = (await listFiles(join(site, 'exported'))).filter((file) => /__next\./.test(file))
  expect(parts).toEqual([])
})

it('the script of pages can be bundled as the README writes it', () => {
  const { outputFiles } = buildSync({
    stdin: { contents: starting, resolveDir: site },
    bundle: true,
    format: 'esm',
    write: false,
  })
  expect(outputFiles[0]?.text).toContain('AppScripts')
})
