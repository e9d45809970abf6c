import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countTests, drawTable, lastLines, sumUp } from '@/tools/test/report.mjs'
import { temporaryFolder } from '../../support/temporary-folder'

const count = (report: object) =>
  countTests(join(temporaryFolder({ 'report.json': JSON.stringify(report) }), 'report.json'))

it('reads the reports of both runners; a test that passed only after a retry has failed', () => {
  expect(count({ numPassedTests: 12, numFailedTests: 3 })).toEqual({ passed: 12, failed: 3 })
  expect(count({ stats: { expected: 8, flaky: 1, unexpected: 2, skipped: 4 } })).toEqual({ passed: 8, failed: 3 })
  expect(countTests('/no/such/report.json')).toBeUndefined()
})

const passed = { name: 'Unit tests', state: 'passed' as const, milliseconds: 20_000, tests: { passed: 20, failed: 0 } }
const failed = { ...passed, state: 'failed' as const, tests: { passed: 5, failed: 3 } }
const types = { name: 'Types', state: 'failed' as const, milliseconds: 1234 }
const skipped = { name: 'Browser tests', state: 'skipped' as const, milliseconds: 0 }

it('adds up failed tests, and counts a step that failed or was skipped without one as one failure', () => {
  expect(sumUp([passed, { ...types, state: 'passed' }, passed])).toEqual({ passed: 40, failed: 0 })
  const brokenSuite = { ...failed, tests: { passed: 5, failed: 0 } }
  expect(sumUp([passed, failed, brokenSuite, types, skipped])).toEqual({ passed: 30, failed: 6 })
})

it('draws a table of states, names, times, and counts', () => {
  expect(drawTable([types, failed, skipped])).toBe(
    '  failed   Types             1.2 s\n  failed   Unit tests       20.0 s  5 passed, 3 failed\n  skipped  Browser tests',
  )
})

it('repeats the heading and the end of a long output, and a short one whole', () => {
  const lines = ['', '▸ Unit tests: failed', 'a', 'b', 'c', 'd']
  expect(lastLines(lines.join('\n'), 2)).toBe('\n▸ Unit tests: failed\n  …\nc\nd')
  expect(lastLines(lines.join('\n'), 4)).toBe(lines.join('\n'))
})
