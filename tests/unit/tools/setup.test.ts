import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { entriesFolder } from '@/lib/content/stored'
import { isBuilt, recordBuild, siteFingerprint } from '@/tools/build/site-inputs'
import { unsupportedNode } from '@/tools/setup/command.mjs'
import { portFailure, readPort } from '@/tools/setup/ready.mjs'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

it.each([
  ['20.19.0', true],
  ['100.0.0', true],
  ['20.18.3', false],
  ['9.99.0', false],
])('Node %s is supported: %s', (version, isSupported) => {
  const sentence = `needs Node 20.19 or later and found ${version}.`
  expect(unsupportedNode(version)).toEqual(isSupported ? undefined : expect.stringContaining(sentence))
})

describe('isBuilt', () => {
  const entries = (fields: object) => ({ [`${entriesFolder}/entries.json`]: JSON.stringify({ jobs: [{ fields }] }) })
  const built = (fields = {}, day?: string) => {
    const root = temporaryFolder({ 'content/site.yaml': 'brand: X', 'out/index.html': 'x', ...entries(fields) })
    recordBuild(root, siteFingerprint(root), day)
    return root
  }

  it.each(['content/site.yaml', 'app/page.tsx', 'packages/a/src/index.ts', 'public/a.png', 'package-lock.json'])(
    'is false after an edit of %s',
    (path) => {
      const root = built()
      writeFiles(root, { [path]: 'edited' })
      expect(isBuilt(root)).toBe(false)
    },
  )

  it('is true after a build, and after an edit of a test or of the README', () => {
    const root = built()
    writeFiles(root, { 'tests/unit/a.test.ts': 'x', 'README.md': 'x' })
    expect(isBuilt(root)).toBe(true)
  })

  it.each([
    [{ published: '2026-03-10' }, '2026-03-10'],
    [{ posted: '2026-03-10' }, '2026-03-10'],
    [{ posted: '2026-01-01', validThrough: '2026-03-09' }, '2026-03-10'],
  ])(
    'is false before the day of the build, and from the day on which an entry with %j appears or leaves',
    (fields, day) => {
      const root = built(fields, '2026-02-01')
      const days = ['2026-01-31', '2026-02-01', '2026-03-09', day, '2026-04-01']
      expect(days.map((each) => isBuilt(root, each))).toEqual([false, true, true, false, false])
    },
  )

  it('is false for another address of the site', () => {
    const root = built()
    vi.stubEnv('SITE_URL', 'https://preview.example.com')
    expect(isBuilt(root)).toBe(false)
    vi.unstubAllEnvs()
    expect(isBuilt(root)).toBe(true)
  })

  it('is false without an export or without a stamp', () => {
    const root = built()
    rmSync(join(root, 'out'), { recursive: true })
    expect(isBuilt(root)).toBe(false)
    expect(isBuilt(temporaryFolder({ 'out/index.html': 'x' }))).toBe(false)
  })
})

describe('ports', () => {
  it.each([
    ['', 3000],
    ['0', 0],
    ['65535', 65535],
  ])('reads %j as %i', (value, port) => {
    expect(readPort(value)).toBe(port)
  })

  it.each(['abc', '-1', '65536', '3000.5', ' 3000', '1e3'])('rejects %j with a message', (value) => {
    expect(() => readPort(value)).toThrow(`PORT must be a whole number from 1 to 65535 and is "${value}".`)
  })

  it.each([
    [65535, 'EADDRINUSE', 'PORT=3001'],
    [80, 'EACCES', 'Port 80 cannot be used (EACCES).'],
  ])('says why %i cannot be used (%s)', (port, code, sentence) => {
    expect(portFailure(port, code).message).toContain(sentence)
  })
})
