import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const here = join(import.meta.dirname, '..')
const readme = readFileSync(join(here, 'README.md'), 'utf8')

/** The files of the example: each name stands above its code. */
const examples = Array.from(
  readme.matchAll(/^`(\w+\.ts)` [^\n]*:\n\n```ts\n(.*?)^```/gms),
  ([, name = '', code = '']) => ({
    name,
    code,
  }),
)

it('the example of the README writes a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(join(here, '..', '..', 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const { name, code } of examples) writeFileSync(join(folder, name), code)
  execFileSync(process.execPath, ['--import', 'tsx', 'write.ts'], { cwd: folder })
  const read = (path: string) => readFileSync(join(folder, 'out', path), 'utf8')
  expect(examples.map(({ name }) => name)).toEqual(['site.ts', 'start.ts', 'write.ts'])
  expect(read('admin.html')).toContain('<title>Acme: edit the site</title>')
  expect(read('admin/start.js')).toContain('Facts of the shop.')
  expect(JSON.parse(read('admin/practice.json')).texts).toEqual({ 'content/shop.yaml': 'name: Acme\n' })
  expect(existsSync(join(folder, 'out/admin/start.css'))).toBe(true)
})

it('every file that the README names exists', () => {
  const named = Array.from(readme.matchAll(/`([\w-]+\.ts)`/g), ([, name = '']) => name)
  const missing = named.filter(
    (name) =>
      !examples.some((example) => example.name === name) &&
      !['src', 'tests'].some((folder) => existsSync(join(here, folder, name))),
  )
  expect(missing).toEqual([])
})
