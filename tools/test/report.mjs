// @ts-check
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {object} Step
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} milliseconds
 * @property {Count} [tests] How many tests it ran, when it ran any.
 */

/** @param {string} file @returns {any} */
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
  return { passed: Number(stats.expected) + Number(stats.flaky), failed: Number(stats.unexpected) }
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
    return `  ${state.padEnd(7)}  ${name.padEnd(width)}  ${time.padStart(8)}${counts}`.trimEnd()
  })
  return rows.join('\n')
}
