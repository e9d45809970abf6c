import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import base from '../../playwright.config'

const [webServer] = [base.webServer ?? []].flat()

/** `npm run test:audit`: every page of the sitemap in both themes, on phones and on wide screens; too long for `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: './checkers.ts',
  outputDir: '../../test-results',
  reporter: 'list',
  projects: [{ name: 'audit', use: { ...devices['Desktop Chrome'], reducedMotion: 'reduce' } }],
  webServer: webServer && { ...webServer, cwd: join(import.meta.dirname, '../..') },
})
