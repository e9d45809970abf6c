import { createServer } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isBuilt, siteInputs, siteStamp } from '@/tools/build/site-inputs.mjs'
import { contentIsReady, waitForContent } from '@/tools/build/wait-for-content.mjs'
import { fingerprint } from '@/tools/setup/fingerprint.mjs'
import { installInputs, isInstalled } from '@/tools/setup/install.mjs'
import { unsupportedNode } from '@/tools/setup/node-version.mjs'
import { findPortProblem, parsePort, portProblem } from '@/tools/setup/port.mjs'
import { run, runNode } from '@/tools/setup/run.mjs'
import { readStamp, writeStamp } from '@/tools/setup/stamp.mjs'
import { temporaryFolder, writeFiles } from './temporary-folder'

describe('unsupportedNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0', '100.0.0'])('%s will do', (version) => {
    expect(unsupportedNode(version)).toBeUndefined()
  })

  it.each(['20.18.3', '18.20.0', '9.99.0'])('%s will not', (version) => {
    expect(unsupportedNode(version)).toContain(`needs Node 20.19 or later and found ${version}.`)
  })
})

describe('fingerprint', () => {
  const files = { 'a/one.txt': '1', 'a/two/three.txt': '3', 'b.txt': 'b' }

  it('is the same for the same names and bytes', () => {
    expect(fingerprint(temporaryFolder(files), ['a', 'b.txt'])).toBe(
      fingerprint(temporaryFolder(Object.fromEntries(Object.entries(files).reverse())), ['a', 'b.txt']),
    )
  })

  it.each<[string, Record<string, string>]>([
    ['a changed byte', { 'a/one.txt': '2' }],
    ['a new file', { 'a/new.txt': '' }],
    ['a longer file', { 'b.txt': 'bb' }],
  ])('differs after %s', (_, change) => {
    const root = temporaryFolder(files)
    const before = fingerprint(root, ['a', 'b.txt'])
    writeFiles(root, change)
    expect(fingerprint(root, ['a', 'b.txt'])).not.toBe(before)
  })

  it('differs when bytes move from one file to the next', () => {
    const first = temporaryFolder({ 'a/1': 'xy', 'a/2': '' })
    const second = temporaryFolder({ 'a/1': 'x', 'a/2': 'y' })
    expect(fingerprint(first, ['a'])).not.toBe(fingerprint(second, ['a']))
  })

  it('ignores other files, dot files and missing ones', () => {
    const root = temporaryFolder(files)
    const before = fingerprint(root, ['a', 'b.txt', 'missing'])
    writeFiles(root, { 'c.txt': 'c', 'a/.DS_Store': 'x' })
    expect(fingerprint(root, ['a', 'b.txt'])).toBe(before)
  })
})

describe('stamps', () => {
  it('are read as written', () => {
    const file = join(temporaryFolder(), 'deep', 'stamp.json')
    writeStamp(file, 'abc')
    expect(readStamp(file)).toBe('abc')
  })

  it.each(['', '{', '[]', '{"inputs":3}', 'null'])('read as none when the file holds %j', (text) => {
    expect(readStamp(join(temporaryFolder({ stamp: text }), 'stamp'))).toBeUndefined()
  })
})

describe('isBuilt', () => {
  const built = () => {
    const root = temporaryFolder({ 'content/site.yaml': 'brand: X', 'out/index.html': 'x', 'package.json': '{}' })
    writeStamp(join(root, siteStamp), fingerprint(root, siteInputs))
    return root
  }

  it('holds after a build', () => {
    expect(isBuilt(built())).toBe(true)
  })

  it.each([
    'content/site.yaml',
    'app/page.tsx',
    'lib/x.ts',
    'tools/build.ts',
    'public/a.png',
    'next.config.mjs',
    'package-lock.json',
  ])('does not hold after an edit of %s', (path) => {
    const root = built()
    writeFiles(root, { [path]: 'edited' })
    expect(isBuilt(root)).toBe(false)
  })

  it('holds after an edit of a test or of the README', () => {
    const root = built()
    writeFiles(root, { 'tests/unit/a.test.ts': 'x', 'README.md': 'x' })
    expect(isBuilt(root)).toBe(true)
  })

  it('does not hold without an export or without a stamp', () => {
    expect(isBuilt(temporaryFolder({ 'out/index.html': 'x' }))).toBe(false)
    const root = temporaryFolder()
    writeStamp(join(root, siteStamp), fingerprint(root, siteInputs))
    expect(isBuilt(root)).toBe(false)
  })
})

describe('isInstalled', () => {
  const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } })
  const wanted = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/binary-for-another-system': { version: '2.0.0', optional: true },
  }
  const project = (installed?: object) =>
    temporaryFolder({
      'package.json': '{"dependencies":{"a":"1.0.0"},"scripts":{"x":"1"}}',
      'package-lock.json': lock(wanted),
      ...(installed && { 'node_modules/.package-lock.json': lock(installed) }),
    })

  it('does not hold on a fresh clone', () => {
    expect(isInstalled(project())).toBe(false)
  })

  it('holds when npm itself has installed what the lock file asks for', () => {
    const root = project({ 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(root)).toBe(true)
    expect(readStamp(join(root, 'node_modules', '.install.json'))).toBe(installInputs(root))
  })

  it('does not hold when a package is missing or has another version', () => {
    expect(isInstalled(project({}))).toBe(false)
    expect(isInstalled(project({ 'node_modules/a': { version: '1.0.1' } }))).toBe(false)
  })

  it('does not hold any more when the lock file has changed', () => {
    const root = project({ 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(root)).toBe(true)
    writeFiles(root, { 'package-lock.json': lock({ ...wanted, 'node_modules/b': { version: '1.0.0' } }) })
    expect(isInstalled(root)).toBe(false)
  })

  it('does not depend on the scripts in package.json', () => {
    const root = project()
    const before = installInputs(root)
    writeFiles(root, { 'package.json': '{"dependencies":{"a":"1.0.0"},"scripts":{"x":"2"}}' })
    expect(installInputs(root)).toBe(before)
    writeFiles(root, { 'package.json': '{"dependencies":{"a":"1.0.1"},"scripts":{"x":"2"}}' })
    expect(installInputs(root)).not.toBe(before)
  })
})

describe('parsePort', () => {
  it.each<[string | undefined, number]>([
    [undefined, 3000],
    ['', 3000],
    ['3055', 3055],
    ['0', 0],
    ['65535', 65535],
  ])('reads %j as %i', (value, port) => {
    expect(parsePort(value)).toEqual({ port })
  })

  it.each(['abc', '-1', '65536', '3000.5', ' 3000', '1e3', '0x10', '300000'])('refuses %j with a sentence', (value) => {
    expect(parsePort(value)).toEqual({
      problem: `PORT must be a whole number from 1 to 65535 and is "${value}". Write for example PORT=3001.`,
    })
  })
})

describe('a port that cannot be used', () => {
  it.each([undefined, '127.0.0.1'])('is found when another program listens on it (%s)', async (host) => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen({ port: 0, host }, resolve))
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(await findPortProblem(port)).toMatch(`Port ${port} is already in use. Stop the program that uses it, or`)
  })

  it('is not found when it is free', async () => {
    expect(await findPortProblem(0)).toBeUndefined()
  })

  it('is explained', () => {
    expect(portProblem(65535, 'EADDRINUSE')).toContain('PORT=65534')
    expect(portProblem(80, 'EACCES')).toContain('Port 80 needs administrator rights.')
    expect(portProblem(3000, undefined)).toContain('unknown error')
  })
})

describe('waitForContent', () => {
  it('goes on when the content is ready', async () => {
    await expect(waitForContent(Readable.from([contentIsReady]))).resolves.toBeUndefined()
  })

  it('gives up when whoever started the build is gone', async () => {
    await expect(waitForContent(Readable.from([]))).rejects.toThrow('given up before the content was there')
  })
})

describe('run', () => {
  it('stops a program at its limit', async () => {
    const { code } = await runNode(['-e', 'setInterval(() => {}, 1000)'], { capture: true, limit: 20 })
    expect(code).toBe(1)
  })

  it('collects the output of both kinds and the status', async () => {
    const script = 'console.log("out"); console.error("err"); process.exitCode = 3'
    const { code, output } = await runNode(['-e', script], { capture: true })
    expect(code).toBe(3)
    expect(output).toContain('out\n')
    expect(output).toContain('err\n')
  })

  it('tells a program the folder it runs in as the shell would', async () => {
    const folder = temporaryFolder()
    const { output } = await runNode(['-p', 'process.env.PWD'], { cwd: folder, capture: true })
    expect(output.trim()).toBe(folder)
  })

  it('hands a program its input when it is released, and shows then what it has printed', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    onTestFinished(() => write.mockRestore())
    const script = 'console.log("before"); process.stdin.on("data", (text) => console.log("read", String(text)))'
    let release = (_: string) => {}
    const running = runNode(['-e', script], { release: new Promise((resolve) => (release = resolve)) })
    expect(write).not.toHaveBeenCalled()
    release('go')
    expect(await running).toEqual({ code: 0, output: '' })
    const shown = write.mock.calls.map(([chunk]) => String(chunk)).join('')
    expect(shown).toBe('before\nread go\n')
  })

  it('stops a program that is never released', async () => {
    const { code } = await runNode(['-e', 'process.stdin.resume()'], { release: Promise.reject(new Error('no')) })
    expect(code).toBe(1)
  })

  it('says which program cannot be run', async () => {
    const { code, output } = await run('no-such-program-anywhere', [], { capture: true })
    expect(code).toBe(1)
    expect(output).toContain('Cannot run no-such-program-anywhere')
  })
})
