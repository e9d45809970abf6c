// @ts-check
// Writes the generated inputs of the type check and the tests: the documents of the site and Next's route types.
// `--if-absent` does not update existing documents, for runs beside a dev server that does.
import { existsSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { locateContent } from '../lib/content/content-folder.mjs'
import { prepareContent } from './content/fetch-content.mjs'
import { Failure, runCommand } from './setup/command.mjs'
import { fingerprint } from './setup/fingerprint.mjs'
import { programs } from './setup/programs.mjs'
import { runNode } from './setup/run.mjs'
import { readStamp, writeStamp } from './setup/stamp.mjs'

const root = join(import.meta.dirname, '..')
const ifAbsent = process.argv.includes('--if-absent')

/**
 * Runs a program when its output is missing or its inputs have changed.
 * @param {readonly string[]} args
 * @param {string} result A file that the program writes.
 * @param {readonly string[]} inputs Files and folders.
 */
async function update(args, result, inputs) {
  const stamp = join(root, '.cache', `${basename(result)}.json`)
  const now = fingerprint(root, inputs)
  if (existsSync(join(root, result)) && (ifAbsent || readStamp(stamp) === now)) return
  const { code, output } = await runNode(args, { cwd: root, capture: true, env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) throw new Failure(`${output}\n${result} could not be written: see above.`)
  // TypeScript's incremental state misses new exports in generated files.
  rmSync(join(root, 'tsconfig.tsbuildinfo'), { force: true })
  writeStamp(stamp, now)
}

await runCommand(async () => {
  const readers = ['contentlayer.config.ts', 'components/mdx', 'lib', 'tools/content', 'package-lock.json']
  prepareContent(root)
  const content = relative(root, locateContent(root).folder)
  await update(programs.readContent, '.cache/content/documents.json', [content, ...readers])
  await update([...programs.next, 'typegen'], '.next/types/routes.d.ts', [
    'app',
    'next.config.mjs',
    'package-lock.json',
  ])
})
