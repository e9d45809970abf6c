/**
 * `npm run test:edits [-- --browser] [vitest filters]`: makes the edits of owner-edits.ts, or with `EDITS=least` those of
 * least-content.ts, in a copy of the project and runs the content check, the types, and the unit, component, and content tests
 * there; with `--browser` also the build and the browser tests. `npm test` runs the check alone.
 */

import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTree } from '@site/content-check/node'
import { programs, runNode } from '@/tools/setup/run.mjs'
import { linkFolder } from '../support/link-folder'
import { reduceToLeast } from './least-content'
import { ownerEdits } from './owner-edits'

const root = join(import.meta.dirname, '../..')
/** Not copied: output of builds and tests, and folders that are linked instead. */
const leftOut =
  /^(?:node_modules|out.*|bench|screenshots|test-results|playwright-report|\.(?:cache|contentlayer|git|next))$/

const copy = join(root, '.cache', 'edits')

/** Copies the project without generated files. */
function copyProject(): void {
  rmSync(copy, { recursive: true, force: true })
  for (const name of readdirSync(root)) {
    if (!leftOut.test(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** Makes all edits in the content folder of a project. */
function editContent(project: string): void {
  const folder = join(project, 'content')
  const { files: before } = readTree(folder, join(project, 'public'), 'content')
  const files = new Map(Array.from(before, ([path, bytes]) => [path, Buffer.from(bytes).toString()]))
  if (process.env['EDITS'] === 'least') reduceToLeast(files)
  else for (const apply of Object.values(ownerEdits)) apply(files)
  for (const path of before.keys()) if (!files.has(path)) rmSync(join(folder, path))
  for (const [path, text] of files) writeFileSync(join(folder, path), text)
}

const given = process.argv.slice(2)
const filters = given.filter((argument) => argument !== '--browser')

try {
  copyProject()
  editContent(copy)
  const steps = [
    programs.contentCheck,
    programs.generate,
    [...programs.tsc, '--noEmit'],
    [...programs.vitest, 'run', ...['unit', 'components'].flatMap((name) => ['--project', name]), ...filters],
    ...(given.includes('--browser') ? [programs.build, [...programs.playwright, 'test']] : []),
  ]
  for (const step of steps) {
    const { code } = await runNode(step, { cwd: copy })
    if (code !== 0) process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
