// @ts-check
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} milliseconds
 * @property {Count | undefined} [tests] How many tests it ran, when it ran any.
 */

/**
 * Reads how many tests passed from a JSON report of vitest or Playwright.
 * @param {string} file
 * @returns {Count | undefined} Undefined when the run wrote no report.
 */
export function countTests(file) {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'))
    return stats
      ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
      : { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return undefined
  }
}

/**
 * Shortens what a step printed to its heading, which is the first two lines, and its last lines.
 * @param {string} text
 * @param {number} count How many of the last lines.
 */
export function lastLines(text, count) {
  const lines = text.split('\n')
  if (lines.length <= count + 2) return text
  return [...lines.slice(0, 2), '  …', ...lines.slice(-count)].join('\n')
}

/**
 * Adds up all steps. A step that failed or was skipped without a failed test counts as one failure, so that the sum shows a
 * failure whenever a step failed.
 * @param {readonly Step[]} steps
 * @returns {Count}
 */
export const sumUp = (steps) => ({
  passed: steps.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0),
  failed: steps.reduce((sum, { state, tests }) => sum + (state === 'passed' ? 0 : Math.max(1, tests?.failed ?? 0)), 0),
})

/**
 * Formats the table of all steps.
 * @param {readonly Step[]} steps
 */
export function drawTable(steps) {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const rows = steps.map(({ name, state, milliseconds, tests }) => {
    const time = state === 'skipped' ? '' : `${(milliseconds / 1000).toFixed(1)} s`
    const counts = tests ? `  ${tests.passed} passed, ${tests.failed} failed` : ''
    return `  ${state.padEnd(7)}  ${name.padEnd(width)}  ${time.padStart(8)}${counts}`.trimEnd()
  })
  return rows.join('\n')
}
