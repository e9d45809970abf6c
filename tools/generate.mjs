// @ts-check
// Writes what the type check and the tests read besides the sources: Contentlayer's collections and Next's route types.
// `--if-absent` leaves existing collections alone, for runs beside a dev server that keeps them up to date.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, runCommand } from './setup/command.mjs'
import { fingerprint } from './setup/fingerprint.mjs'
import { programs } from './setup/programs.mjs'
import { runNode } from './setup/run.mjs'
import { readStamp, writeStamp } from './setup/stamp.mjs'

const root = join(import.meta.dirname, '..')
const stamp = join(root, '.cache', 'generated.json')

/** @param {readonly string[]} args */
async function run(args) {
  const { code, output } = await runNode(args, { cwd: root, capture: true, env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) throw new Failure(`${output}\nThe generated files could not be written: see above.`)
}

await runCommand(async () => {
  const inputs = fingerprint(root, ['content', 'contentlayer.config.ts', 'lib', 'package-lock.json'])
  const isPresent = existsSync(join(root, '.contentlayer', 'generated', 'index.mjs'))
  if (!isPresent || (!process.argv.includes('--if-absent') && readStamp(stamp) !== inputs)) {
    await run([...programs.contentlayer, 'build'])
    writeStamp(stamp, inputs)
  }
  if (!existsSync(join(root, 'next-env.d.ts'))) await run([...programs.next, 'typegen'])
})
