import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { found } from '../src/sentences'

test('the example of the README runs as it is written, and prints what the README says', async () => {
  const folder = join(import.meta.dirname, '..')
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? []
  const [, printed = ''] = /```\n(content.*?)\n```/s.exec(readme) ?? []
  const { outputFiles } = await build({
    stdin: { contents: example, resolveDir: folder, loader: 'ts' },
    alias: { '@site/content-check': join(folder, 'src/index.ts') },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  })
  const module: { exports: { report?: string; repair?: object; fixed?: string } } = { exports: {} }
  runInNewContext(outputFiles[0]?.text ?? '', {
    module,
    require: createRequire(import.meta.url),
    TextDecoder,
    TextEncoder,
    URL,
  })
  expect(module.exports.report).toBe(printed)
  const { repair, fixed } = module.exports
  expect(readme).toContain(`\`repair\` is \`${inspect(structuredClone(repair))}\``)
  expect(fixed).toContain('title: Pea soup\ncooked: 2026-01-31\ncook: adda\n')
})

test('the README lists every finding with its sentence; else run this with -u', async () => {
  const file = join(import.meta.dirname, '../README.md')
  const rows = Array.from(found.listed, ([id, { weight, sentence }]) => {
    const code = sentence.replaceAll('|', '\\|')
    return `| \`${id}\` | ${{ fatal: 'error, which stays', error: 'error', warning: 'warning' }[weight]} | \`${code}\` |`
  })
  const table = ['| id | | sentence |', '| --- | --- | --- |', ...rows].join('\n')
  const written = readFileSync(file, 'utf8').replace(
    /(<!-- findings -->\n).*(<!-- \/findings -->)/s,
    (_, start, end) => `${start}\n${table}\n\n${end}`,
  )
  await expect(written).toMatchFileSnapshot(file)
})

test('each finding is made somewhere', () => {
  const folder = join(import.meta.dirname, '../src')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const source = paths.map((path) => (path === 'sentences.ts' ? '' : readFileSync(join(folder, path), 'utf8'))).join()
  expect([...found.listed.keys()].filter((id) => !source.includes(`'${id}'`))).toEqual([])
})
