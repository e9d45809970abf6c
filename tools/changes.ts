/** `npm run changes -- <before> <after>`: lists the pages and files that differ between two exports, also in the summary of a GitHub run. */
import { appendFileSync, existsSync } from 'node:fs'
import { compareExports, formatChanges } from './changes/compare-exports'
import { Failure, runCommand } from './setup/command.mjs'

await runCommand(async () => {
  const [before, after] = process.argv.slice(2)
  if (before === undefined || after === undefined)
    throw new Failure('Name the folders of two exports: npm run changes -- out.before out')
  const missing = [before, after].find((folder) => !existsSync(folder))
  if (missing !== undefined) throw new Failure(`There is no folder ${missing}. Build it first: npm run build`)
  const text = formatChanges(await compareExports(before, after))
  console.log(text)
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendFileSync(summary, text)
})
