import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from './temporary-folder'

const root = join(import.meta.dirname, '../../..')

/** Starts one of the commands; it is gone after the test. */
function start(script: string, args: string[], port: string) {
  const child = spawn(process.execPath, [join(root, script), ...args], { env: { ...process.env, PORT: port } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  const waiting: { pattern: RegExp; found: (match: RegExpExecArray) => void }[] = []
  const listen = (chunk: Buffer) => {
    printed += chunk.toString()
    for (const { pattern, found } of waiting) {
      const match = pattern.exec(printed)
      if (match !== null) found(match)
    }
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = new Promise<{ code: number | null; printed: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, printed }))
  })
  const says = (pattern: RegExp) => new Promise<RegExpExecArray>((found) => waiting.push({ pattern, found }))
  return { child, ended, says }
}

async function busyPort(): Promise<number> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe.each(['tools/start.mjs', 'tools/dev.mjs', 'tools/serve/cli.mjs'])('%s', (script) => {
  it('refuses a PORT that is no port', async () => {
    const { code, printed } = await start(script, [], 'abc').ended
    expect([code, printed]).toEqual([
      1,
      'PORT must be a whole number from 1 to 65535 and is "abc". Write for example PORT=3001.\n',
    ])
  })

  it('names a busy port and says what to do, before it does anything else', async () => {
    const port = await busyPort()
    const folder = temporaryFolder({ 'index.html': 'x' })
    const { code, printed } = await start(script, [folder], String(port)).ended
    expect(code).toBe(1)
    expect(printed).toBe(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=${port + 1}.\n`,
    )
  })
})

describe('tools/serve/cli.mjs', () => {
  it('serves until Ctrl-C, even while a client keeps its connection open', async () => {
    const folder = temporaryFolder({ 'index.html': 'Hello' })
    const { child, ended, says } = start('tools/serve/cli.mjs', [folder], '0')
    const [, port] = await says(/http:\/\/localhost:(\d+)/)
    const response = await fetch(`http://localhost:${port}/`)
    expect(await response.text()).toBe('Hello')
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
  })

  it('says what to do when there is nothing to serve', async () => {
    const { code, printed } = await start('tools/serve/cli.mjs', ['/no/such/folder'], '0').ended
    expect(code).toBe(1)
    expect(printed).toContain('There is no exported site at')
    expect(printed).toContain('npm run build')
  })
})
