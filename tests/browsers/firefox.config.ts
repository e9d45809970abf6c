import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import base from '../../playwright.config'
import { findFirefox } from './firefox'

const [webServer] = [base.webServer ?? []].flat()

/** The journeys of visitors in an installed Firefox; `npm run test:browsers` runs them. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  outputDir: '../../test-results',
  reporter: 'list',
  grep: /@journey/,
  use: { ...base.use, launchOptions: {} },
  webServer: webServer && { ...webServer, cwd: join(import.meta.dirname, '../..') },
  projects: [
    {
      name: 'firefox',
      use: {
        ...devices['Desktop Firefox'],
        channel: 'moz-firefox',
        launchOptions: { executablePath: findFirefox() },
        viewport: { width: 1280, height: 800 },
      },
    },
  ],
})
