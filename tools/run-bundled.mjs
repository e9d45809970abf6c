// @ts-check
// `node tools/run-bundled.mjs <program.ts> [arguments]`: runs a program whose modules esbuild has put into one file, which starts
// faster than with tsx. The program must not use its own address (`import.meta`).
import { renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Failure, runCommand } from './setup/command.mjs'

await runCommand(async () => {
  const [program = ''] = process.argv.splice(2, 1)
  const { buildSync } = await import('esbuild').catch(() => {
    throw new Failure('The packages are not installed. Run npm ci and the command again.')
  })
  // Inside the project, so that it finds the packages; replaced in one step, since another run may be reading it.
  const file = join(process.cwd(), '.cache', `${basename(program, '.ts')}.mjs`)
  const draft = `${file}.${process.pid}`
  buildSync({
    bundle: true,
    entryPoints: [program],
    format: 'esm',
    outfile: draft,
    packages: 'external',
    platform: 'node',
  })
  renameSync(draft, file)
  await import(file)
})
