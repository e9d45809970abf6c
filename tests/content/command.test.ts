import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const root = join(import.meta.dirname, '../..')
let folder = ''

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-check-'))
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the command on a folder; the variables of a real GitHub run around the tests are kept out. */
const run = async (content: string, environment: Record<string, string> = {}) => {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...outside } = process.env
  const command = ['--import', 'tsx', 'tools/content-check.ts', content]
  const options = { cwd: root, env: { ...outside, ...environment } }
  return promisify(execFile)(process.execPath, command, options).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}

const breakSite = (): void => {
  const site = join(folder, 'content/site.yaml')
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^tagline: .*$/m, 'tagline: ""'))
}

test('says how many documents are valid and exits with 0', async () => {
  const { code, stdout } = await run(join(folder, 'content'))
  expect(stdout).toMatch(/^\d+ documents in \d+ collections are valid\n$/)
  expect(code).toBe(0)
})

test('prints every problem without colors and exits with 1', async () => {
  breakSite()
  rmSync(join(folder, 'content/stats'), { recursive: true })
  const { code, stdout } = await run(join(folder, 'content'))
  expect(stdout.replaceAll(`${folder}/`, '')).toBe(
    [
      'content/site.yaml:3:1  tagline  the text is empty; write: Tagline',
      'content/stats:1:1  missing folder; create it with the files *.yaml',
      '',
      '2 problems in 2 files',
      '',
    ].join('\n'),
  )
  expect(code).toBe(1)
})

test('a missing content folder is one problem', async () => {
  const { code, stdout } = await run(join(folder, 'nothing'))
  expect(stdout).toContain(
    'nothing:1:1  missing folder; it holds all words of the site, bring it back\n\n1 problem in 1 file',
  )
  expect(code).toBe(1)
})

test('under GitHub Actions the problems are annotations too, and a table in the summary', async () => {
  breakSite()
  const summary = join(folder, 'summary.md')
  const { stdout } = await run(join(folder, 'content'), { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary })
  expect(stdout).toMatch(/^::error file=.*site\.yaml,line=3,col=1,title=tagline::the text is empty; write: Tagline$/m)
  expect(readFileSync(summary, 'utf8')).toMatch(
    /\| .*site\.yaml:3:1 \| tagline \| the text is empty; write: Tagline \|/,
  )
})
