import { cpSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import base from '../../playwright.config'

const root = join(import.meta.dirname, '../..')
/** The content that the test edits, and its pictures: a copy outside of hidden folders, which tsx does not watch. */
const copy = join(tmpdir(), 'dev-content')

// The configuration is read again by the process of each test.
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(copy, { recursive: true, force: true })
  for (const folder of ['content', 'public/images']) cpSync(join(root, folder), join(copy, folder), { recursive: true })
}

/** `npm run test:dev`: edits content while `npm run dev` runs; each page is compiled first, which is too long for `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  timeout: 300_000,
  outputDir: '../../test-results',
  reporter: 'list',
  projects: [{ name: 'dev', use: devices['Desktop Chrome'] }],
  webServer: {
    command: 'npm run dev',
    cwd: root,
    env: { CONTENT_DIR: copy, PORT: '3210' },
    wait: { stdout: /localhost:(?<dev_server_port>\d+)\/admin/ },
  },
})
