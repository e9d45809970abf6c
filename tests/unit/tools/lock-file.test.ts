import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fillGaps, findGaps } from '@/tools/setup/lock-file.mjs'

const packages = {
  '': {},
  'node_modules/a': {
    version: '1.0.0',
    dev: true,
    optionalDependencies: {
      'a-darwin-arm64': '1.0.0',
      'a-linux-x64-musl': '1.0.0',
      'a-wasm32-wasi': '1.0.0',
      b: '2.0.0',
    },
  },
  'node_modules/a/node_modules/a-darwin-arm64': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optionalDependencies: { 'a-linux-arm-gnueabihf': '1.0.0' } },
}

describe('package-lock.json', () => {
  it('names the packages for every system, so that `npm ci` works everywhere (else: npm run lock:complete)', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    expect(findGaps(lock.packages)).toEqual([])
  })
})

describe('findGaps', () => {
  it('finds optional packages that are nowhere to be found from the package that asks', () => {
    expect(findGaps(packages).map(({ name }) => name)).toEqual([
      'a-linux-x64-musl',
      'a-wasm32-wasi',
      'a-linux-arm-gnueabihf',
    ])
  })
})

describe('fillGaps', () => {
  it('adds them with the systems that their names tell, in the order of npm', () => {
    const filled = fillGaps(packages)
    expect(findGaps(filled)).toEqual([])
    expect(Object.keys(filled)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a-linux-arm-gnueabihf',
      'node_modules/a-linux-x64-musl',
      'node_modules/a-wasm32-wasi',
      'node_modules/a/node_modules/a-darwin-arm64',
      'node_modules/b',
    ])
    expect(filled['node_modules/a-linux-x64-musl']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    })
    expect(filled['node_modules/a-wasm32-wasi']).toEqual({
      version: '1.0.0',
      cpu: ['wasm32'],
      dev: true,
      optional: true,
    })
    expect(filled['node_modules/a-linux-arm-gnueabihf']).toMatchObject({ cpu: ['arm'], libc: ['glibc'] })
  })

  it('does not guess', () => {
    const asking = (name: string, version: string) => ({
      'node_modules/c': { optionalDependencies: { [name]: version } },
    })
    expect(() => fillGaps(asking('c-linux-x64', '^1.0.0'))).toThrow('no exact version')
    expect(() => fillGaps(asking('c-extra', '1.0.0'))).toThrow('does not say which systems')
  })
})
