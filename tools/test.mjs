// @ts-check
// `npm test`: installs what is missing, then runs every check and test. Loaded before anything is installed. Its last line is
// always `N passed, N failed`.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { refuseArguments, runCommand } from './setup/command.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { programs } from './setup/programs.mjs'
import { runNode } from './setup/run.mjs'
import { countTests, drawTable, lastLines, sumUp } from './test/report.mjs'

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'tests')
/** @type {import('./test/report.mjs').Step[]} */
const steps = []
/**
 * What failed steps printed. Repeated at the end, since the list of browser tests is long and some logs keep only the last lines.
 * @type {string[]}
 */
const failures = []

/**
 * Runs one step, prints its output in one piece, and records the result.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string } | void>} work May throw, which is a failure.
 * @param {string} [report] File name of the JSON report of its tests.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
async function step(name, work, report) {
  /** @type {import('./test/report.mjs').Step} */
  const entry = { name, state: 'failed', milliseconds: 0 }
  steps.push(entry)
  const began = performance.now()
  const { code, output } = (await work().catch((error) => ({ code: 1, output: `${error.message}\n` }))) ?? {
    code: 0,
    output: '',
  }
  entry.milliseconds = performance.now() - began
  if (code === 0) entry.state = 'passed'
  if (report) entry.tests = countTests(join(reports, report))
  const printed = `\n▸ ${name}: ${entry.state}\n${output}`.trimEnd()
  console.log(printed)
  if (code !== 0) failures.push(lastLines(printed, 60))
  return code === 0
}

/** @param {readonly string[]} args @returns {() => Promise<{ code: number, output: string }>} */
const program = (args) => () =>
  runNode(args, { cwd: root, capture: true, env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } })

/**
 * Runs the tests of a project of vitest.config.ts.
 * @param {string} name
 * @param {string} project
 */
const runTests = (name, project) => {
  const report = `${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, report)}`]
  return step(name, program([...programs.vitest, 'run', '--project', project, ...reporters]), report)
}

/** Finds or installs a browser and passes its path to the tests. */
async function provideBrowser() {
  const { findBrowser } = await import('./browser/find-browser.mjs')
  process.env.CHROMIUM_PATH = await findBrowser()
}

/** Fetches the web servers of the tests of hosts. Where they cannot be had, those tests are skipped, which is no failure. */
async function provideWebServers() {
  const { provideServers } = await import('./servers/find-server.mjs')
  if (await provideServers()) return
  return {
    code: 0,
    output: "nginx or Caddy is missing and Debian's packages could not be fetched: its tests are skipped.\n",
  }
}

async function checkCode() {
  await step('Format and lint', program([...programs.biome, 'check', '.']))
  await step('Types', program([...programs.tsc, '--noEmit']))
  await step('Unused code', program(programs.knip))
}

async function testEverything() {
  rmSync(reports, { recursive: true, force: true })
  if (!(await step('Packages', () => ensureInstalled(root)))) return
  if (!(await step('Content', program(programs.contentCheck)))) return
  if (!(await step('Entries and route types', program(programs.generate)))) return
  const providePrograms = async () => {
    const hasBrowser = await step('Browser', provideBrowser)
    await step('Web servers', provideWebServers)
    return hasBrowser
  }
  // These programs are mostly downloaded, the site mostly computed.
  const [hasBrowser, isBuilt] = await Promise.all([providePrograms(), step('Build', program(programs.build))])
  // Each of the first two keeps one processor busy; the build uses what they leave.
  await Promise.all([
    checkCode().then(() => runTests('Unit tests', 'unit')),
    runTests('Content tests', 'content').then(() => runTests('Component tests', 'components')),
    isBuilt && runTests('Second build, compared', 'build'),
  ])
  if (isBuilt && hasBrowser) {
    await step('Browser tests', () => runNode([...programs.playwright, 'test'], { cwd: root }), 'e2e.json')
  } else {
    steps.push({ name: 'Browser tests', state: 'skipped', milliseconds: 0 })
  }
}

await runCommand(async () => {
  refuseArguments('Single tests run with npm run test:unit -- NAME and npm run test:e2e -- FILE')
  await testEverything()
  const { passed, failed } = sumUp(steps)
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`)
  console.log(`\n${drawTable(steps)}\n\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})
