import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startProgram } from '../../support/start-program'
import { temporaryFolder } from '../../support/temporary-folder'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Starts a program with the PORT setting; `address` resolves when it serves. */
function start(script: string, args: string[], port: string) {
  const { child, ended, prints } = startProgram([join(root, script), ...args], { PORT: port })
  return { child, ended, address: prints(/http:\/\/localhost:\d+/) }
}

async function busyPort(): Promise<number> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe('the README', () => {
  const readme = read('README.md')
  const { scripts } = JSON.parse(read('package.json'))

  it('mentions only commands that exist', () => {
    const named = [...readme.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  })

  it('mentions only existing programs in package.json', () => {
    const programs = Object.values<string>(scripts).flatMap((script) => script.match(/tools\/[\w./-]+/g) ?? [])
    expect(programs.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

describe.each(['tools/start.mjs', 'tools/dev.mjs', 'tools/serve/cli.mjs'])('%s', (script) => {
  it('rejects an invalid PORT', async () => {
    expect(await start(script, [], 'abc').ended).toEqual({
      code: 1,
      printed: 'PORT must be a whole number from 1 to 65535 and is "abc". Write for example PORT=3001.\n',
    })
  })

  it('reports a port in use and what to do', async () => {
    const port = await busyPort()
    const folders = script.includes('serve') ? [temporaryFolder({ 'index.html': 'x' })] : []
    expect(await start(script, folders, String(port)).ended).toEqual({
      code: 1,
      printed: `Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=${port + 1}.\n`,
    })
  })
})

// Each command reads its arguments as options.test.ts shows, so one program stands for all.
it('tools/build.ts rejects an unknown option with a sentence and its usage', async () => {
  const { code, printed } = await startProgram(['--import', 'tsx', join(root, 'tools/build.ts'), '--clean']).ended
  expect(code).toBe(1)
  expect(printed).toMatch(/^Unknown option '--clean'\.\n\nUsage: npm run build -- \[options\](?:\n {2}\S.+)+\n$/)
})

it.each([
  ['tools/start.mjs', 'PORT=4000 npm start'],
  ['tools/dev.mjs', 'PORT=4000 npm run dev'],
  ['tools/test.mjs', 'npm run test:e2e -- FILE'],
])('%s has no options, and says what to do instead', async (script, hint) => {
  const { code, printed } = await startProgram([join(root, script), '--port=4000']).ended
  expect(code).toBe(1)
  expect(printed).toMatch(/^Unknown option '--port=4000'\. .+\n$/)
  expect(printed).toContain(hint)
})

it('changes no files here when the content is in another repository', async () => {
  const { code, printed } = await startProgram([join(root, 'tools/run-bundled.mjs'), 'tools/content-fix.ts'], {
    CONTENT_REPOSITORY: 'https://example.com/content.git',
  }).ended
  expect(code).toBe(1)
  expect(printed).toMatch(/^The content is in another repository, .+\n$/)
})

describe('tools/serve/cli.mjs', () => {
  it('serves until Ctrl-C, even while a client keeps its connection open', async () => {
    const folder = temporaryFolder({ 'index.html': 'Hello' })
    const { child, ended, address } = start('tools/serve/cli.mjs', [folder], '0')
    expect(await (await fetch(await address)).text()).toBe('Hello')
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
  })

  it('reports what to do when there is no export', async () => {
    const { code, printed } = await start('tools/serve/cli.mjs', ['/no/such/folder'], '0').ended
    expect([code, printed]).toEqual([
      1,
      'There is no exported site at /no/such/folder. Build it first: npm run build\n',
    ])
  })
})
