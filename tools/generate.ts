// Writes the generated inputs of the type check and the tests: the entries of the site and Next's route types.
// `--if-absent` does not update existing ones, for runs beside a dev server that does.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareContent } from './content/fetch-content'
import { Failure, runCommand } from './setup/command.mjs'
import { entriesInputs, entriesStamp, fingerprint, readStamp, writeStamp } from './setup/fingerprint'
import { programs, runNode } from './setup/run.mjs'

const root = join(import.meta.dirname, '..')
const ifAbsent = process.argv.includes('--if-absent')

/** Runs a program that writes a file, unless the file is there and its inputs are those of the last run. Returns whether it ran. */
async function update(args: readonly string[], result: string, stamp: string, inputs: string): Promise<boolean> {
  if (existsSync(join(root, result)) && (ifAbsent || readStamp(stamp) === inputs)) return false
  const { code, output } = await runNode(args, { cwd: root, capture: true, env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) throw new Failure(`${output}\n${result} could not be written: see above.`)
  return true
}

await runCommand(async () => {
  prepareContent(root)
  // The program writes its stamp itself, since builds and `npm run dev` read the content too.
  await update(programs.readContent, '.cache/entries/entries.json', entriesStamp(root), entriesInputs(root))
  const stamp = join(root, '.cache', 'routes.txt')
  const inputs = fingerprint(root, ['app', 'next.config.mjs', 'package-lock.json'])
  if (!(await update([...programs.next, 'typegen'], '.next/types/routes.d.ts', stamp, inputs))) return
  // TypeScript's incremental state misses new exports in generated files.
  rmSync(join(root, 'tsconfig.tsbuildinfo'), { force: true })
  writeStamp(stamp, inputs)
})
