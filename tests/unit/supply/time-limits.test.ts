import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** A time limit, or a wait for a duration. `vi.waitFor` has one of a second. */
const limits = [
  /\b(?:timeout|\w+Timeout): (?!timeLimit\b)/,
  /\.(?:setTimeout|slow|waitForTimeout)\(|vi\.waitFor\(/,
  /\bsetTimeout\([^,\n]+, ?\w/,
]

it('no test has a time limit of its own, or waits for a duration', () => {
  const names = ['tests', 'packages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const files = names.filter((name) => /\btests\b.*\.tsx?$/.test(name) && !name.includes('node_modules'))
  const found = ['playwright.config.ts', 'vitest.config.ts', ...files].filter((file) =>
    limits.some((limit) => limit.test(readFileSync(file, 'utf8'))),
  )
  expect(found).toEqual([])
})
