import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { timeLimit } from './tests/support/time-limit.mjs'
import { findInstalledBrowser, launchArguments } from './tools/browser/find-browser'

// Undefined when there is none; Playwright then reports it. `npm test` installs one first.
const browser = findInstalledBrowser()

/** Debian's headless shell of Chromium takes up to a quarter less processor time, but has no back/forward cache. */
const shell = [`${browser}-headless-shell`].find(existsSync)

/** All pages of a browser context share one process, which tests would else start for each page and each frame. */
const args = [...launchArguments, '--process-per-site', '--disable-site-isolation-trials']

const launch = (executablePath = browser) => ({ args, timeout: timeLimit, ...(executablePath && { executablePath }) })

// Playwright empties the context between tests: that takes less processor time than new ones.
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, reuseContext: true }

const port = process.env.E2E_SERVER_PORT

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: timeLimit,
  expect: { timeout: timeLimit },
  // In a new browser, since a headless one has stopped drawing frames before, and every action then waits. The report names such a test.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/tests/e2e.json' }]],
  use: {
    ...(port === undefined ? {} : { baseURL: `http://localhost:${port}` }),
    trace: 'off',
    // Motion takes processor time; the tests of it, and of what comes with it, switch it on.
    reducedMotion: 'reduce',
    launchOptions: launch(),
  },
  projects: [{ name: 'chromium', use: { ...desktop, launchOptions: launch(shell) } }],
  webServer: {
    // The system chooses the port, so that a run never conflicts with a dev server or another run; Playwright reads it from
    // the server's output and puts it into the environment of the tests.
    command: 'node --import tsx tools/serve/cli.ts',
    env: { PORT: '0' },
    timeout: timeLimit,
    wait: { stdout: /localhost:(?<e2e_server_port>\d+)/ },
  },
})
