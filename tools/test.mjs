// @ts-check
// `npm test`: installs what is missing, then runs every check and every test. Plain Node, since it runs before
// anything is installed. The last line is always `N passed, N failed`.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { programs } from './setup/programs.mjs'
import { runNode } from './setup/run.mjs'
import { countBrowserTests, countUnitTests, drawTable, sumUp } from './test/report.mjs'

requireNode()
const root = join(import.meta.dirname, '..')
const unitReport = join(root, '.cache', 'tests', 'unit.json')
const browserReport = join(root, '.cache', 'tests', 'e2e.json')

/** @type {import('./test/report.mjs').Step[]} */
const steps = []

/**
 * Runs one step and notes how it went.
 * @param {string} name
 * @param {() => Promise<boolean>} work Whether it succeeded.
 * @param {() => import('./test/report.mjs').Count | undefined} [count]
 * @returns {Promise<boolean>} Whether it succeeded.
 */
async function step(name, work, count) {
  console.log(`\n▸ ${name}`)
  const began = performance.now()
  const succeeded = await work()
  const milliseconds = performance.now() - began
  const tests = count?.()
  steps.push({ name, state: succeeded ? 'passed' : 'failed', milliseconds, ...(tests && { tests }) })
  return succeeded
}

/** @param {readonly string[]} args @returns {() => Promise<boolean>} */
const program = (args) => async () => (await runNode(args, { cwd: root })).code === 0

/** @returns {Promise<boolean>} Whether a browser is there; its path is passed on to the tests. */
async function findBrowser() {
  // Not before the packages are installed: Playwright is one of them.
  const finder = await import('./browser/find-browser.mjs')
  try {
    process.env.CHROMIUM_PATH = await finder.findBrowser()
    console.log(process.env.CHROMIUM_PATH)
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

async function testEverything() {
  // A report of an earlier run must not be counted when this one fails to write its own.
  rmSync(join(root, '.cache', 'tests'), { recursive: true, force: true })

  if (!(await step('Packages', () => ensureInstalled(root)))) return
  const hasBrowser = await step('Browser', findBrowser)
  await step('Format and lint', program([...programs.biome, 'check', '.']))
  await step('Content', program(programs.contentCheck))
  await step('Generated collections and types', program(['tools/generate.mjs']))
  await step('Types', program([...programs.tsc, '--noEmit']))
  await step('Unused code', program(programs.knip))
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  await step('Unit, component and content tests', program([...programs.vitest, 'run', ...reporters]), () =>
    countUnitTests(unitReport),
  )
  const isBuilt = await step('Build', program(programs.build))
  if (isBuilt && hasBrowser) {
    await step('Browser tests', program([...programs.playwright, 'test']), () => countBrowserTests(browserReport))
  } else {
    steps.push({ name: 'Browser tests', state: 'skipped', milliseconds: 0 })
  }
}

await testEverything()
const { passed, failed } = sumUp(steps)
console.log(`\n${drawTable(steps)}\n\n${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
