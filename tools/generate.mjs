// @ts-check
// Writes what the type check and the tests read besides the sources: Contentlayer's collections and Next's route types.
// `--if-absent` leaves what is there alone, for runs beside a dev server that keeps it up to date.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './setup/fingerprint.mjs'
import { programs } from './setup/programs.mjs'
import { runNode } from './setup/run.mjs'
import { readStamp, writeStamp } from './setup/stamp.mjs'

const root = join(import.meta.dirname, '..')
const inputs = ['content', 'contentlayer.config.ts', 'lib', 'package-lock.json']
const stamp = join(root, '.cache', 'generated.json')

/** @param {string} program @param {readonly string[]} args @returns {Promise<boolean>} */
async function quietly(program, args) {
  const { code, output } = await runNode(args, { cwd: root, capture: true, env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) console.error(`${output}\n${program} failed: see above.`)
  return code === 0
}

/**
 * @param {boolean} ifAbsent
 * @returns {Promise<boolean>} Whether everything is there now.
 */
async function generate(ifAbsent) {
  const present = existsSync(join(root, '.contentlayer', 'generated', 'index.mjs'))
  const now = fingerprint(root, inputs)
  if (!present || (!ifAbsent && readStamp(stamp) !== now)) {
    if (!(await quietly('Contentlayer', [...programs.contentlayer, 'build']))) return false
    writeStamp(stamp, now)
  }
  if (existsSync(join(root, 'next-env.d.ts'))) return true
  return quietly('Next', [...programs.next, 'typegen'])
}

if (!(await generate(process.argv.includes('--if-absent')))) process.exitCode = 1
