import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const [webServer] = [base.webServer ?? []].flat()
const copy = join(import.meta.dirname, '../..', process.env.SITE_COPY ?? '.cache/example')

// The page objects read the content of the second firm's build from here. It is missing where knip reads this file before any build.
if (existsSync(copy)) process.chdir(copy)

/** `npm run test:spoken`: what is heard of the second firm's site, whose content is part of the tests, since transcripts hold its words. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../.cache/tests/spoken.json' }]],
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // The code is this project's, which the browser tests have compiled; only the documents are the second firm's. Another copy has its own code.
  tsconfig: process.env.SITE_COPY ? join(copy, 'tsconfig.json') : join(import.meta.dirname, 'tsconfig.json'),
  webServer: webServer && { ...webServer, cwd: copy },
})
