import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const root = join(import.meta.dirname, '../..')
let content = ''

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  content = join(mkdtempSync(join(tmpdir(), 'launch-check-')), 'content')
  cpSync(join(root, 'content'), content, { recursive: true })
})
afterEach(() => rmSync(join(content, '..'), { recursive: true }))

const run = async () => {
  const command = ['--import', 'tsx', 'tools/launch-check.ts', content]
  return promisify(execFile)(process.execPath, command, { cwd: root }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}

const edit = (file: string, change: (text: string) => string) => {
  const path = join(content, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

test('lists every sample of this repository and exits with 1', async () => {
  const marked = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /^sample: true$/m.test(readFileSync(path, 'utf8')))
  const { code, stdout } = await run()
  for (const path of marked) expect(stdout).toContain(`${path}:`)
  expect(stdout).toContain('the demo form sends nothing')
  expect(stdout).toMatch(/\n\d+ things to replace in \d+ files before the site goes live\n$/)
  expect(code).toBe(1)
})

test('says that nothing is left, and exits with 0, once all is replaced', async () => {
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name).slice(content.length + 1)
    edit(path, (text) => text.replace(/^sample: true\n/m, ''))
  }
  edit('site.yaml', (text) =>
    text
      .replace(/^origin: .*$/m, 'origin: https://www.riverbend-advisers.com')
      .replace(/^email: .*$/m, 'email: desk@riverbend-advisers.com')
      .replace(/^phone: .*$/m, 'phone: (314) 222-0134')
      .replace(/^ {2}street: .*$/m, '  street: 12 Main Street')
      .replace(/https:\/\/www\.linkedin\.com\/\S*/, 'https://www.linkedin.com/company/riverbend-advisers')
      .replace(/^( {2}href:) https:\/\/calendly\.com.*$/m, '$1 https://calendly.com/riverbend/call')
      .replace(/^( {2}address:) \/demo-form$/m, '$1 https://forms.provider.com/riverbend'),
  )
  expect(await run()).toEqual({ code: 0, stdout: 'Nothing is left to replace: the content is ready to go live.\n' })
})

test('content that is not valid cannot go live', async () => {
  edit('site.yaml', (text) => text.replace(/^tagline: .*$/m, 'tagline: ""'))
  const { code, stdout } = await run()
  expect(stdout).toContain('The content is not valid yet')
  expect(code).toBe(1)
})
