import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startProgram } from '../../support/start-program'
import { temporaryFolder } from '../../support/temporary-folder'

async function busyPort(): Promise<number> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

it('the README mentions only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [...readFileSync('README.md', 'utf8').matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})

it.each(['tools/start.mjs', 'tools/dev.mjs', 'tools/serve/cli.ts'])(
  '%s reports a port in use and what to do',
  async (script) => {
    const port = await busyPort()
    const folders = script.includes('serve') ? [temporaryFolder({ 'index.html': 'x' })] : []
    expect(await startProgram(['--import', 'tsx', script, ...folders], { PORT: String(port) }).ended).toEqual({
      code: 1,
      printed: `Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=${port + 1}.\n`,
    })
  },
)

it('the fix changes no files here when the content is in another repository', async () => {
  const { code, printed } = await startProgram(['tools/run-bundled.mjs', 'tools/content-fix.ts'], {
    CONTENT_REPOSITORY: 'https://example.com/content.git',
  }).ended
  expect(code).toBe(1)
  expect(printed).toMatch(/^The content is in another repository, .+\n$/)
})
