import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import base from '../../playwright.config'
import { timeLimit } from '../support/time-limit.mjs'

const [webServer] = [base.webServer ?? []].flat()

/** An installed Firefox, for a machine that cannot download Playwright's. */
const executablePath = process.env.FIREFOX_PATH
const installed = { channel: 'moz-firefox', launchOptions: { executablePath, timeout: timeLimit } }

const phone = '**/*.phone.spec.ts'
/** An installed Firefox follows the system's color scheme alone. */
const theme = '**/theme.spec.ts'

/** `npm run test:browsers`: the journeys of visitors in `out/`, in Firefox and WebKit, which `npx playwright install firefox webkit` installs. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  outputDir: '../../test-results',
  reporter: 'list',
  grep: /@journey/,
  use: { ...base.use, launchOptions: { timeout: timeLimit } },
  webServer: webServer && { ...webServer, cwd: join(import.meta.dirname, '../..') },
  projects: [
    {
      name: 'firefox',
      testIgnore: [phone, theme],
      use: { ...devices['Desktop Firefox'], ...(executablePath && installed) },
    },
    { name: 'webkit', testIgnore: phone, use: devices['Desktop Safari'] },
    { name: 'iphone', testMatch: phone, use: devices['iPhone 15'] },
  ],
})
