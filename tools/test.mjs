// @ts-check
// `npm test`: installs what is missing, then runs every check and test but those of the night, which `--nightly` adds. Loaded before
// anything is installed. Its last line is always `N passed, N failed`.
import { readFileSync, rmSync } from 'node:fs'
import util from 'node:util'
import { runCommand } from './setup/command.mjs'
import { ensureInstalled } from './setup/ready.mjs'
import { programs, runNode } from './setup/run.mjs'

const reports = '.cache/tests'
const isNightly = process.argv.includes('--nightly')
const env = {
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  NEXT_TELEMETRY_DISABLED: '1',
  TEST_EVERYTHING: isNightly ? 'true' : process.env.TEST_EVERYTHING,
}
/** @type {{ name: string, seconds: number, passed: number, failed: number, output: string }[]} */
const steps = []

/**
 * The results in a JSON report of vitest or Playwright.
 * @param {string} report File name.
 */
function readReport(report) {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(`${reports}/${report}`, 'utf8'))
    return stats ? [stats.expected + stats.flaky, stats.unexpected] : [numPassedTests, numFailedTests]
  } catch {
    // The program ended before its tests.
    return [0, 0]
  }
}

/**
 * Runs one step and records its result. What it prints is shown in one piece: now, or at the end when it has failed.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string } | void>} work May throw, which is a failure.
 * @param {string} [report] File name of the JSON report of its tests. A step without a failed test can fail too, which counts as one.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
async function runStep(name, work, report = '') {
  const began = performance.now()
  const result = await work().catch((error) => ({ code: 1, output: error.message }))
  const { code, output } = result ?? { code: 0, output: '' }
  const [passed, failed] = readReport(report)
  const seconds = (performance.now() - began) / 1000
  steps.push({ name, seconds, passed, failed: code === 0 ? 0 : failed || 1, output: output.trimEnd() })
  console.log(code === 0 ? `\n▸ ${name}: passed\n${output}`.trimEnd() : `\n▸ ${name}: failed`)
  return code === 0
}

/** @param {readonly string[]} args */
const program = (args) => () => runNode(args, { capture: true, env })

/** Runs the browser tests of a folder with a configuration of its own. */
const browserTests = (/** @type {string} */ folder) =>
  program([...programs.playwright, 'test', '-c', `tests/${folder}/playwright.config.ts`])

/** Runs the tests of projects of vitest.config.ts. */
const runTests = (/** @type {string} */ name, /** @type {string[]} */ ...projects) => {
  const report = `${projects[0]}.json`
  const options = [...projects.map((project) => `--project=${project}`), '--reporter=default', '--reporter=json']
  return runStep(name, program([...programs.vitest, 'run', ...options, `--outputFile=${reports}/${report}`]), report)
}

async function findBrowser() {
  const { tsImport } = await import('tsx/esm/api')
  process.env.CHROMIUM_PATH = await (await tsImport('./browser/find-browser.ts', import.meta.url)).findBrowser()
}

async function testEverything() {
  if (!(await runStep('Packages', () => ensureInstalled({ forTests: true })))) return
  if (!(await runStep('Content', program(programs.contentCheck)))) return
  const build = runStep('Build', program(programs.build))
  const browser = runStep('Browser', findBrowser)
  const checkTypes = async () => {
    // Written again, since a build with nothing to do leaves the types that another command has written for other routes.
    await runStep('Types of routes', program([...programs.next, 'typegen']))
    await runStep('Types', program([...programs.tsc, '--noEmit']))
  }
  const testSources = async () => {
    await runStep('Format and lint', program([...programs.biome, 'check', '.']))
    // The build generates Contentlayer's documents, which the next steps import; after a build that failed, the tests generate them.
    await build
    await runStep('Unused code', program(programs.knip))
    await Promise.all([runTests('Unit tests', 'unit', 'components'), checkTypes()])
    if (!(await runStep('Second firm', program(programs.buildExample))) || !(await browser)) return
    await runStep('What is heard', browserTests('spoken'), 'spoken.json')
  }
  const testExport = async () => {
    if (!(await build)) return
    await runTests('Exported files', 'build')
    if (await browser)
      await runStep('Browser tests', () => runNode([...programs.playwright, 'test'], { env }), 'e2e.json')
  }
  await Promise.all([testSources(), testExport()])
  if (!isNightly || !(await build)) return
  await runTests('Second build and hosts', 'nightly')
  await runStep('Firefox and WebKit', browserTests('browsers'))
}

await runCommand(async () => {
  util.parseArgs({ options: { nightly: { type: 'boolean' } } })
  rmSync(reports, { recursive: true, force: true })
  await testEverything()
  let [passed, failed] = [0, 0]
  for (const step of steps) if (step.failed > 0) console.log(`\nFailed: ${step.name}\n${step.output}`)
  for (const step of steps) {
    const result = step.failed > 0 ? `${step.failed} failed` : 'passed'
    console.log(`  ${step.name.padEnd(24)} ${step.seconds.toFixed(1).padStart(6)} s  ${result}`)
    passed += step.passed
    failed += step.failed
  }
  const left =
    'a second build of the same bytes, other hosts, Firefox, WebKit, every form, every script that fails, late fonts, and pages beside one of each template'
  if (!isNightly) console.log(`\nLeft to npm run test:nightly: ${left}.`)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})
