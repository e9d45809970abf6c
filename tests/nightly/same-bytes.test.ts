import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyProject, isBuilt } from '@/tools/build/site-inputs'
import { programs, runNode } from '@/tools/setup/run.mjs'
import { samplePicture } from '../content/fixture'
import { hiddenEntries } from '../content/hidden-entries'
import { linkFolder } from '../support/link-folder'

const root = join(import.meta.dirname, '../..')

/** The page of a closed job says so, and has an image for links to it; nothing links to it but the list of all files. */
const ofClosedJob = /^(?:social\/)?careers\/hidden-closed\.|^\.hosting\/site\.json$/

/** A hash of each file of an export by its path, without those of a closed job. */
const hashes = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !ofClosedJob.test(path))
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
  return Object.fromEntries(paths.map((path) => [path, hash(path)]))
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

/** Adds entries that are not public. */
function hideEntries(folder: string): void {
  for (const [path, text] of Object.entries(hiddenEntries())) {
    const file = join(folder, 'content', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const picture = join(folder, 'public', samplePicture.address)
  mkdirSync(dirname(picture), { recursive: true })
  writeFileSync(picture, samplePicture.bytes)
}

it('two builds in different folders have the same bytes, also when one has drafts, scheduled articles, and closed jobs', async () => {
  expect(isBuilt(root), 'out/ is not up to date: run npm run build first').toBe(true)
  const folder = mkdtempSync(join(root, '.cache', 'second build '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyProject(root, folder)
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'))
  hideEntries(folder)
  const { code, output } = await runNode(programs.build, { cwd: folder, capture: true, env: repositoryOf(folder) })
  expect(code, output).toBe(0)
  expect(hashes(join(folder, 'out'))).toEqual(hashes(join(root, 'out')))
})
