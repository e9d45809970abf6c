import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { startProgram } from '../../support/start-program'
import { temporaryFolder } from '../../support/temporary-folder'

mkdirSync('.cache', { recursive: true })
const bundle = mkdtempSync('.cache/small-build-')
afterAll(() => rmSync(bundle, { recursive: true }))
const program = join(bundle, 'small-build.mjs')
buildSync({
  bundle: true,
  entryPoints: [join(import.meta.dirname, 'small-build.ts')],
  format: 'esm',
  outfile: program,
  packages: 'external',
  platform: 'node',
})

/** Starts a build; `half` resolves when the stage with the fault is half done. */
function start(root: string, version: string, fault = '') {
  const { child, ended, prints } = startProgram([program, root, version, fault])
  return { child, ended, half: prints(/half done/) }
}

/** The version that each page of out/ shows. */
const published = (root: string) =>
  readdirSync(join(root, 'out'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => `${name} ${/version (\d+)/.exec(readFileSync(join(root, 'out', name), 'utf8'))?.[1]}`)

/** A folder with version 1 of the small site in out/. */
const firstBuild = () => {
  const page = '<p>version 1</p>'
  return temporaryFolder({ 'out/first.html': page, 'out/second.html': page })
}

const versionOne = ['first.html 1', 'second.html 1']

it('a build that is killed leaves the old site, and the next one succeeds', async () => {
  const root = firstBuild()
  const { child, half, ended } = start(root, '2', 'write')
  await half
  child.kill('SIGKILL')
  await ended
  expect(published(root)).toEqual(versionOne)
  expect((await start(root, '3').ended).code).toBe(0)
  expect(published(root)).toEqual(['first.html 3', 'second.html 3'])
  expect(existsSync(join(root, 'out.next'))).toBe(false)
})

it('a second build at the same time is refused and changes nothing', async () => {
  const root = firstBuild()
  const { child, half } = start(root, '2', 'write')
  await half
  const second = await start(root, '3').ended
  expect(second.code).toBe(1)
  expect(second.printed).toContain(`Another build of this project is running (process ${child.pid}).`)
  expect(published(root)).toEqual(versionOne)
})

it('the old site is restored when a build was killed between the two renames, and then replaced', async () => {
  const root = temporaryFolder({ '.cache/out.previous/first.html': '<p>version 1</p>', 'out.next/half.html': 'half' })
  const { half, child, ended } = start(root, '2', 'write')
  await half
  expect(published(root)).toEqual(['first.html 1'])
  child.kill('SIGKILL')
  await ended
  expect((await start(root, '3').ended).code).toBe(0)
  expect(readdirSync(root).sort()).toEqual(['.cache', 'out'])
  expect(readdirSync(join(root, '.cache'))).toEqual([])
})

it('a full disk leaves the old site and is reported without a stack', async () => {
  const root = firstBuild()
  const { code, printed } = await start(root, '2', 'full disk').ended
  expect(code).toBe(1)
  expect(printed).toContain(
    'The build stopped at "compress". The disk is full. Free some space, then try again. out/ still holds the last good build.',
  )
  expect(printed).not.toMatch(/^\s+at /m)
  expect(published(root)).toEqual(versionOne)
})
