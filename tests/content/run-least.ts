/** `npm run test:least`: runs `npm test` on as little content as possible, since no test knows the content. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTree } from '@site/content-check/node'
import { runNode } from '@/tools/setup/run.mjs'
import { reduceToLeast } from './least-content'

const folder = '.cache/least/content'
const files = new Map(
  Array.from(readTree('content', 'public').files, ([path, bytes]) => [path, Buffer.from(bytes).toString()]),
)
reduceToLeast(files)
rmSync(folder, { recursive: true, force: true })
for (const [path, text] of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
process.exitCode = (await runNode(['tools/test.mjs'], { env: { CONTENT_DIR: folder } })).code
