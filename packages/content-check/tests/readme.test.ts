import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

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
