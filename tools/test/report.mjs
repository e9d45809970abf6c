// @ts-check
import { readFileSync } from 'node:fs'

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} [flaky] How many of the passed ones failed at first.
 *
 * @typedef {object} Report What is read of the reports of vitest and Playwright.
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {{ expected: number, flaky: number, unexpected: number }} [stats]
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} milliseconds
 * @property {Count} [tests] How many tests it ran, when it ran any.
 */

/** @param {string} file @returns {Report | undefined} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Reads how many tests passed from vitest's JSON report.
 * @param {string} file
 * @returns {Count | undefined} Undefined when the run wrote no report.
 */
export function countUnitTests(file) {
  const report = readReport(file)
  if (report === undefined) return undefined
  return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) }
}

/**
 * Reads how many tests passed from Playwright's JSON report.
 * @param {string} file
 * @returns {Count | undefined} Undefined when the run wrote no report.
 */
export function countBrowserTests(file) {
  const stats = readReport(file)?.stats
  if (stats === undefined) return undefined
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky }
}

/**
 * Adds everything up. A step that failed without a failed test of its own (a type error, a broken suite, a step left
 * out because the one before it failed) counts as one failure, so that the sum is never green when a step is red.
 * @param {readonly Step[]} steps
 * @returns {Count}
 */
export function sumUp(steps) {
  let passed = 0
  let failed = 0
  for (const { state, tests } of steps) {
    passed += tests?.passed ?? 0
    failed += state === 'passed' ? 0 : Math.max(1, tests?.failed ?? 0)
  }
  return { passed, failed }
}

/**
 * Draws the table of all steps.
 * @param {readonly Step[]} steps
 * @returns {string}
 */
export function drawTable(steps) {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const rows = steps.map(({ name, state, milliseconds, tests }) => {
    const time = state === 'skipped' ? '' : `${(milliseconds / 1000).toFixed(1)} s`
    const counts = tests === undefined ? '' : `  ${tests.passed} passed, ${tests.failed} failed`
    const flaky = tests?.flaky ? `, ${tests.flaky} only at the second try` : ''
    return `  ${state.padEnd(7)}  ${name.padEnd(width)}  ${time.padStart(8)}${counts}${flaky}`.trimEnd()
  })
  return rows.join('\n')
}
