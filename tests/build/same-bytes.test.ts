import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isBuilt, siteInputs } from '@/tools/build/site-inputs'
import { programs } from '@/tools/setup/programs.mjs'
import { runNode } from '@/tools/setup/run.mjs'

const root = join(import.meta.dirname, '../..')

/** Links every file of a folder, which is quicker than copying it and needs the same file system. */
function linkFolder(source: string, target: string): void {
  mkdirSync(target)
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) linkFolder(from, to)
    else linkSync(from, to)
  }
}

/** Copies what a build needs into a folder that is removed after the test. */
function copyProject(): string {
  const folder = join(root, '.cache', 'second build')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  onTestFinished(remove)
  for (const input of siteInputs) cpSync(join(root, input), join(folder, input), { recursive: true })
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** A hash of each file of an export by its path. */
const hashes = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), hash(path)]))
}

/** The copy has no repository of its own, but the days of the sitemap come from the history. */
const repositoryOf = (folder: string): Record<string, string> => {
  try {
    const directory = execFileSync('git', ['rev-parse', '--absolute-git-dir'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { GIT_DIR: directory.trim(), GIT_WORK_TREE: folder }
  } catch {
    return {}
  }
}

it('two builds of the same files in different folders have the same bytes', { timeout: 300_000 }, async () => {
  expect(isBuilt(root), 'out/ is not up to date: run npm run build first').toBe(true)
  const folder = copyProject()
  const { code, output } = await runNode(programs.build, { cwd: folder, capture: true, env: repositoryOf(folder) })
  expect(code, output).toBe(0)
  expect(hashes(join(folder, 'out'))).toEqual(hashes(join(root, 'out')))
})
