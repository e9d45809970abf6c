// @ts-check
// `npm test`: installs what is missing, then runs every check and test. Loaded before anything is installed. Its last line is
// always `N passed, N failed`.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { refuseArguments, runCommand } from './setup/command.mjs'
import { ensureInstalled } from './setup/ready.mjs'
import { programs, runNode } from './setup/run.mjs'

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'tests')
/** @type {{ name: string, seconds: number, passed: number, failed: number, output: string }[]} */
const steps = []

/**
 * The results in a JSON report of vitest or Playwright. A test that passed only when it was repeated has failed.
 * @param {string} report File name.
 */
function readReport(report) {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(join(reports, report), 'utf8'))
    if (!stats) return { passed: numPassedTests, failed: numFailedTests }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  } catch {
    // The program ended before its tests.
    return { passed: 0, failed: 0 }
  }
}

/**
 * Runs one step, prints its output in one piece, and records the result. A step that fails without a failed test counts as one.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string } | void>} work May throw, which is a failure.
 * @param {string} [report] File name of the JSON report of its tests.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
async function runStep(name, work, report = '') {
  const began = performance.now()
  const result = await work().catch((error) => ({ code: 1, output: `${error.message}\n` }))
  const { code, output } = result ?? { code: 0, output: '' }
  const step = { name, seconds: (performance.now() - began) / 1000, output: output.trimEnd(), ...readReport(report) }
  if (code !== 0) step.failed ||= 1
  steps.push(step)
  console.log(`\n▸ ${name}: ${code === 0 ? 'passed' : 'failed'}\n${step.output}`.trimEnd())
  return code === 0
}

/** @param {readonly string[]} args @returns {() => Promise<{ code: number, output: string }>} */
const program = (args) => () =>
  runNode(args, { cwd: root, capture: true, env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } })

/** Runs the tests of a project of vitest.config.ts. */
const runTests = (/** @type {string} */ name, /** @type {string} */ project) => {
  const report = `${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, report)}`]
  return runStep(name, program([...programs.vitest, 'run', '--project', project, ...reporters]), report)
}

async function testEverything() {
  rmSync(reports, { recursive: true, force: true })
  if (!(await runStep('Packages', () => ensureInstalled(root, { forTests: true })))) return
  if (!(await runStep('Content', program(programs.contentCheck)))) return
  if (!(await runStep('Entries and route types', program(programs.generate)))) return
  // The browser is mostly downloaded, and the build leaves one of two processors idle for much of its time.
  const [hasBrowser, isBuilt] = await Promise.all([
    runStep('Browser', async () => {
      const { tsImport } = await import('tsx/esm/api')
      const { findBrowser } = await tsImport('./browser/find-browser.ts', import.meta.url)
      process.env.CHROMIUM_PATH = await findBrowser()
    }),
    runStep('Build', program(programs.build)),
    runStep('Format and lint', program([...programs.biome, 'check', '.']))
      .then(() => runStep('Unused code', program(programs.knip)))
      .then(() => runTests('Content tests', 'content'))
      .then(() => runTests('Component tests', 'components')),
  ])
  // Not beside the build, which writes the types of routes, and the entries where a test has Contentlayer write others.
  await Promise.all([
    runStep('Types', program([...programs.tsc, '--noEmit'])).then(() => runTests('Unit tests', 'unit')),
    isBuilt && runTests('Second build, compared', 'build'),
  ])
  if (isBuilt && hasBrowser)
    await runStep('Browser tests', () => runNode([...programs.playwright, 'test'], { cwd: root }), 'e2e.json')
  else steps.push({ name: 'Browser tests, left out', seconds: 0, passed: 0, failed: 1, output: '' })
}

await runCommand(async () => {
  refuseArguments('Single tests run with npm run test:unit -- NAME and npm run test:e2e -- FILE')
  await testEverything()
  // Repeated at the end, since the list of browser tests is long and some logs keep only the last lines.
  for (const { name, failed, output } of steps)
    if (failed > 0) console.log(`\nFailed: ${name}\n${output.split('\n').slice(-60).join('\n')}`)
  for (const { name, seconds, failed } of steps) {
    const result = failed > 0 ? `${failed} failed` : 'passed'
    console.log(`  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${result}`)
  }
  const total = (/** @type {'passed' | 'failed'} */ key) => steps.reduce((sum, step) => sum + step[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  if (total('failed') > 0) process.exitCode = 1
})
