import { hash } from 'node:crypto'
import { cpSync, linkSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@site/static-documents'
import { expect, it, onTestFinished } from 'vitest'
import { copyProject, isBuilt } from '@/tools/build/site-inputs'
import { programs, runNode } from '@/tools/setup/run.mjs'
import { samplePicture } from '../content/fixture'
import { hiddenEntries } from '../content/hidden-entries'
import { writeFiles } from '../support/temporary-folder'

const root = join(import.meta.dirname, '../..')

/** The page of a closed job says so, and has an image for links to it; nothing links to it but the lists of all pages. */
const ofClosedJob = /^(?:social\/)?careers\/hidden-closed\.|^\.hosting\/(?:site|vercel)\.json$/

/** A hash of each file of an export by its path, without those of a closed job. */
const hashes = async (folder: string) => {
  const paths = (await listFiles(folder)).filter((path) => !ofClosedJob.test(path))
  return Object.fromEntries(paths.map((path) => [path, hash('sha256', readFileSync(join(folder, path)))]))
}

it('two builds in different folders have the same bytes, also when one has drafts, scheduled articles, and closed jobs', async () => {
  expect(isBuilt(root), 'out/ is not up to date: run npm run build first').toBe(true)
  const folder = mkdtempSync(join(root, '.cache', 'second build '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyProject(root, folder)
  // Next takes no packages behind a symbolic link, and to link each file is quicker than to copy it.
  const filter = (from: string, to: string) => {
    if (lstatSync(from).isDirectory()) return true
    linkSync(from, to)
    return false
  }
  cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true, filter })
  // Entries that are not public.
  writeFiles(join(folder, 'content'), hiddenEntries())
  writeFiles(join(folder, 'public'), { [samplePicture.address]: samplePicture.bytes })
  // The copy has no repository of its own, but the days of the sitemap come from the history.
  const env = { GIT_DIR: join(root, '.git'), GIT_WORK_TREE: folder }
  const { code, output } = await runNode(programs.build, { cwd: folder, capture: true, env })
  expect(code, output).toBe(0)
  expect(await hashes(join(folder, 'out'))).toEqual(await hashes(join(root, 'out')))
})
