import { defineConfig, devices } from '@playwright/test'
import { findInstalledBrowser, launchArguments } from './tools/browser/find-browser.mjs'

// Undefined when there is none; Playwright then reports it. `npm test` installs one first.
const executablePath = findInstalledBrowser()

const port = process.env.E2E_SERVER_PORT

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/tests/e2e.json' }]],
  use: {
    ...(port === undefined ? {} : { baseURL: `http://localhost:${port}` }),
    trace: 'off',
    launchOptions: { args: launchArguments, ...(executablePath !== undefined && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } },
    },
  ],
  webServer: {
    // The system chooses the port, so that a run never conflicts with a dev server or another run; Playwright reads it from
    // the server's output and puts it into the environment of the tests.
    command: 'node tools/serve/cli.mjs',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<e2e_server_port>\d+)/ },
  },
})
