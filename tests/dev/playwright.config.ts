import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import base from '../../playwright.config'
import { timeLimit } from '../support/time-limit.mjs'

const root = join(import.meta.dirname, '../..')
/** The content that the test edits, and its pictures: a copy outside of hidden folders, which tsx does not watch. The process of each test reads this too. */
const copy = process.env.DEV_CONTENT ?? mkdtempSync(join(tmpdir(), 'dev-content-'))

if (process.env.DEV_CONTENT === undefined) {
  process.env.DEV_CONTENT = copy
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  for (const folder of ['content', 'public/images']) cpSync(join(root, folder), join(copy, folder), { recursive: true })
}

/** `npm run test:dev`: edits content while `npm run dev` runs; each page is compiled first, which is too long for `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: 'list',
  projects: [{ name: 'dev', use: devices['Desktop Chrome'] }],
  webServer: {
    command: 'npm run dev',
    cwd: root,
    env: { CONTENT_DIR: copy, PORT: '0' },
    timeout: timeLimit,
    wait: { stdout: /localhost:(?<dev_server_port>\d+)\/admin/ },
  },
})
