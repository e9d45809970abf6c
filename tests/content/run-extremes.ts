/**
 * `npm run test:extremes`: builds the site with as much as the schemas allow and with as little, and looks at the texts of every page. Then runs
 * `npm test` on the least, since no test knows the content. Names of contents (`much`, `longest`, `words`, `signs`, `least`) choose these.
 */

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTree } from '@site/content-check/node'
import { programs, runNode } from '@/tools/setup/run.mjs'
import { extremeContent } from './extreme-content'
import { reduceToLeast } from './least-content'

const tree = readTree('content', 'public')
const least = new Map(Array.from(tree.files, ([path, bytes]) => [path, Buffer.from(bytes).toString()]))
reduceToLeast(least)

const lookAt = async (folder: string) => {
  const copy = join(folder, 'site')
  const { code } = await runNode([...programs.buildExample, folder, copy])
  const env = { SITE_COPY: copy, TEST_EVERYTHING: 'true' }
  const options = ['-c', 'tests/spoken/playwright.config.ts', 'texts']
  return code === 0 ? runNode([...programs.playwright, 'test', ...options], { env }) : { code }
}

const chosen = process.argv.slice(2)
for (const mode of chosen.length > 0 ? chosen : ['much', 'longest', 'words', 'signs', 'least']) {
  const folder = join('.cache/extremes', mode)
  const files = mode === 'least' ? least : new Map(Object.entries(extremeContent(mode, tree)))
  rmSync(join(folder, 'content'), { recursive: true, force: true })
  for (const [path, text] of files) {
    const file = join(folder, 'content', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  cpSync('public/images', join(folder, 'public/images'), { recursive: true })
  const tests = [() => lookAt(folder), () => runNode(['tools/test.mjs'], { env: { CONTENT_DIR: folder } })]
  for (const test of mode === 'least' ? tests : tests.slice(0, 1)) if ((await test()).code !== 0) process.exitCode = 1
}
