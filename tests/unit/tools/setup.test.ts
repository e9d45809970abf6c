import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { copyProject, isBuilt, recordBuild, siteFingerprint } from '@/tools/build/site-inputs'
import { runCommand, unsupportedNode, unusableFolder } from '@/tools/setup/command.mjs'
import { portFailure, readPort } from '@/tools/setup/ready.mjs'
import { listen } from '../../e2e/support/listen'
import { startProgram } from '../../support/start-program'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

it.each([
  ['20.19.0', true],
  ['20.18.3', false],
  ['9.99.0', false],
])('Node %s is supported: %s', (version, isSupported) => {
  const sentence = `needs Node 20.19 or later and found ${version}.`
  expect(unsupportedNode(version)).toEqual(isSupported ? undefined : expect.stringContaining(sentence))
})

it.each(['#', '%', '?', '*'])('a folder with %s in its path is refused with that sign', (sign) => {
  expect(unusableFolder(`/home/me/1${sign}/site`)).toContain(`remove the sign "${sign}"`)
  expect(unusableFolder("/home/me/A & B (new) é's/site")).toBeUndefined()
})

it('a copy of the project has its files and no others, and what is the same is not written again', () => {
  const root = temporaryFolder({ 'app/a.ts': '', 'lib/b.ts': '', 'lib/c.ts': '', packages: '' })
  const copy = temporaryFolder()
  copyProject(root, copy, ['app', 'lib'])
  const file = statSync(join(copy, 'app/a.ts')).ino
  rmSync(join(root, 'lib/b.ts'))
  copyProject(root, copy, ['app', 'lib'])
  expect([statSync(join(copy, 'app/a.ts')).ino, ...readdirSync(join(copy, 'lib'))]).toEqual([file, 'c.ts'])
})

describe('isBuilt', () => {
  const documents = '.contentlayer/generated/JobPosting/_index.json'
  const built = (entry = {}, day?: string) => {
    const root = temporaryFolder({ 'content/site.yaml': 'brand: X', 'out/index.html': 'x', [documents]: '[]' })
    recordBuild(root, siteFingerprint(root), [entry], day)
    return root
  }

  it.each([
    ['budgets.json', false],
    ['content/site.yaml', false],
    ['packages/editor-page/src/index.ts', false],
    ['public/a.png', false],
    [documents, false],
    ['.cache/bodies/faq/how.html', false],
    ['tests/unit/a.test.ts', true],
  ])('after an edit of %s is %s', (path, expected) => {
    const root = built()
    writeFiles(root, { [path]: 'edited' })
    expect(isBuilt(root)).toBe(expected)
  })

  it.each([
    [{ first: '2026-03-10' }, '2026-03-10'],
    [{ first: '2026-01-01', last: '2026-03-09' }, '2026-03-10'],
  ])(
    'is false before the day of the build, and from the day on which an entry with %j appears or leaves',
    (fields, day) => {
      const root = built(fields, '2026-02-01')
      const days = ['2026-01-31', '2026-02-01', '2026-03-09', day, '2026-04-01']
      expect(days.map((each) => isBuilt(root, each))).toEqual([false, true, true, false, false])
    },
  )

  it('is false for another address of the site, and without an export', () => {
    const root = built()
    vi.stubEnv('SITE_URL', 'https://preview.example.com')
    expect(isBuilt(root)).toBe(false)
    vi.unstubAllEnvs()
    expect(isBuilt(root)).toBe(true)
    rmSync(join(root, 'out'), { recursive: true })
    expect(isBuilt(root)).toBe(false)
  })
})

describe('a port', () => {
  it('is read from PORT, which must be one', () => {
    expect(['', '0', '65535'].map(readPort)).toEqual([3000, 0, 65535])
    for (const value of ['abc', '-1', '65536', '3000.5', '1e3'])
      expect(() => readPort(value)).toThrow(`PORT must be a whole number from 1 to 65535 and is "${value}".`)
  })

  it('that cannot be used is named', () => {
    expect(portFailure(80, 'EACCES').message).toContain('Port 80 cannot be used (EACCES): choose another port')
  })

  it('in use is reported by npm start before anything else, with what to do', async () => {
    const { address, close } = await listen(createServer())
    onTestFinished(close)
    const port = Number(new URL(address).port)
    expect(await startProgram(['tools/start.mjs'], { PORT: String(port) }).ended).toEqual({
      code: 1,
      printed: `Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=${port + 1}.\n`,
    })
  })
})

it('a full disk ends a command with a sentence', async () => {
  onTestFinished(() => {
    process.exitCode = undefined
  })
  const print = vi.spyOn(console, 'error').mockReturnValue()
  await runCommand(async () => {
    // A device that is always full.
    writeFileSync('/dev/full', 'text')
  })
  expect(print.mock.calls).toEqual([['The disk is full. Free some space, then try again.']])
  expect(process.exitCode).toBe(1)
})
