import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countBrowserTests, countUnitTests, drawTable, sumUp } from '@/tools/test/report.mjs'
import { temporaryFolder } from './temporary-folder'

const report = (content: object) => join(temporaryFolder({ 'report.json': JSON.stringify(content) }), 'report.json')

describe('counting', () => {
  it('reads the reports of both runners', () => {
    expect(countUnitTests(report({ numPassedTests: 12, numFailedTests: 3 }))).toEqual({ passed: 12, failed: 3 })
    const stats = { expected: 8, flaky: 1, unexpected: 2, skipped: 4 }
    expect(countBrowserTests(report({ stats }))).toEqual({ passed: 9, failed: 2, flaky: 1 })
  })

  it('finds nothing in a report that was never written', () => {
    expect(countUnitTests('/no/such/report.json')).toBeUndefined()
    expect(countBrowserTests(report({}))).toBeUndefined()
  })
})

describe('sumUp', () => {
  const green = { name: 'Unit', state: 'passed' as const, milliseconds: 10, tests: { passed: 20, failed: 0 } }

  it('adds up the tests of all steps', () => {
    expect(sumUp([{ name: 'Types', state: 'passed', milliseconds: 1 }, green, green])).toEqual({
      passed: 40,
      failed: 0,
    })
  })

  it('counts failed tests, and a failed or skipped step without any as one', () => {
    const red = { ...green, state: 'failed' as const, tests: { passed: 5, failed: 3 } }
    const brokenSuite = { ...red, tests: { passed: 5, failed: 0 } }
    const types = { name: 'Types', state: 'failed' as const, milliseconds: 1 }
    const skipped = { name: 'Browser tests', state: 'skipped' as const, milliseconds: 0 }
    expect(sumUp([green, red, brokenSuite, types, skipped])).toEqual({ passed: 30, failed: 6 })
  })
})

describe('drawTable', () => {
  it('lines up states, names, times and counts', () => {
    const table = drawTable([
      { name: 'Types', state: 'passed', milliseconds: 1234 },
      { name: 'Unit tests', state: 'failed', milliseconds: 20_000, tests: { passed: 4, failed: 1 } },
      { name: 'Browser tests', state: 'passed', milliseconds: 90_000, tests: { passed: 7, failed: 0, flaky: 2 } },
      { name: 'Bench', state: 'skipped', milliseconds: 0 },
    ])
    expect(table.split('\n')).toEqual([
      '  passed   Types             1.2 s',
      '  failed   Unit tests       20.0 s  4 passed, 1 failed',
      '  passed   Browser tests    90.0 s  7 passed, 0 failed, 2 only at the second try',
      '  skipped  Bench',
    ])
  })
})
