import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { reportContent } from '@/tools/check/report-content'
import { runTool, writeContent } from './temporary-content'

const emptyTagline = (files: Record<string, string>): void => {
  files['site.yaml'] = files['site.yaml']?.replace(/^tagline: .*$/m, 'tagline: ""') ?? ''
}

/** The number of the line of a file that begins with a text. */
const lineOf = (content: string, file: string, start: string): number =>
  readFileSync(join(content, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1

test('the content check prints every finding, annotates under GitHub Actions, and has no entries to give', async () => {
  const content = writeContent((files) => {
    emptyTagline(files)
    delete files['stats/one.yaml']
  })
  const summary = join(dirname(content), 'summary.md')
  const print = vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary)
  expect((await reportContent({ folder: content })).entries).toBeUndefined()
  const stdout = print.mock.calls.join('\n')
  const line = lineOf(content, 'site.yaml', 'tagline:')
  const place = `site.yaml:${line}:1  tagline  the text is empty`
  expect(stdout).toContain(`/${place}`)
  expect(stdout).toMatch(/\/stats:1:1 .*\n\n2 errors in 2 files\n/s)
  const annotation = `/site.yaml,line=${line},col=1,title=tagline field/empty::the text is empty`
  expect(stdout.match(/^::error file=(.*)$/m)?.[1]).toContain(annotation)
  expect(readFileSync(summary, 'utf8')).toContain(place)
})

test('the content of the second firm has no mistake and no warning', async () => {
  const { stdout } = await runTool('content-check', 'examples/fern-and-ledger/content')
  expect(stdout).toMatch(/^\d+ entries in \d+ collections are valid/)
})

test('with --format json, the content check prints one object for programs, with a repair where one is certain', async () => {
  const content = writeContent((files) => {
    emptyTagline(files)
    files['jobs/one.yaml'] = files['jobs/one.yaml']?.replace('type: ', 'type ') ?? ''
  })
  const { code, stdout } = await runTool('content-check', content, '--format', 'json')
  const { findings } = JSON.parse(stdout)
  const [line, tagline] = [lineOf(content, 'jobs/one.yaml', 'type '), lineOf(content, 'site.yaml', 'tagline:')]
  const repair = { from: line, to: line, lines: ['type: Some text'], safe: true }
  expect(findings).toMatchObject([
    { file: expect.stringMatching(/content\/jobs\/one\.yaml$/), line, message: expect.any(String), repair },
    { file: expect.stringMatching(/content\/site\.yaml$/), line: tagline, path: 'tagline', id: 'field/empty' },
  ])
  expect(findings[1]).not.toHaveProperty('repair')
  expect(code).toBe(1)
})

test('the fix corrects what it can, says what it did and what it left, and exits with 1 while anything is left', async () => {
  const content = writeContent((files) => {
    emptyTagline(files)
    files['jobs/one.yaml'] = files['jobs/one.yaml']?.replaceAll('\n', '\r\n') ?? ''
    files['quotes/rotating.yaml'] = files['quotes/rotating.yaml']?.replace(/^placement: /m, 'placement ') ?? ''
  })
  const { code, stdout } = await runTool('content-fix', content)
  expect(stdout).toContain('/jobs/one.yaml  corrected: line ends and invisible characters\n')
  expect(stdout).toContain('/site.yaml  1 mistake left\n')
  expect(stdout).toContain('\n2 files corrected, 1 with mistakes left\n')
  const place = `quotes/rotating.yaml:${lineOf(content, 'quotes/rotating.yaml', 'placement:')}`
  expect(stdout).toContain(`${place}  repaired: a colon and a space`)
  expect(stdout).toMatch(/ {2}repaired: .*\n {4}\w+: /)
  expect(readFileSync(join(content, 'jobs/one.yaml'), 'utf8')).not.toContain('\r')
  expect(code).toBe(1)
})

test('the launch check stops at invalid content', async () => {
  const content = writeContent(emptyTagline)
  const { code, stdout } = await runTool('launch-check', content)
  expect(stdout).toContain('The content is not valid yet')
  expect(code).toBe(1)
})
