// @ts-check
// `node tools/run-bundled.mjs <program.ts> [arguments]`: runs a program whose modules esbuild has put into one file. With tsx the
// content check needs 0.9 s more of processor time. The program must not use its own address (`import.meta`).
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Failure, runCommand } from './setup/command.mjs'

const root = join(import.meta.dirname, '..')

await runCommand(async () => {
  const [program = ''] = process.argv.splice(2, 1)
  const { buildSync } = await import('esbuild').catch(() => {
    throw new Failure('The packages are not installed. Run npm ci and the command again.')
  })
  // Each run has a file of its own, inside the project so that it finds the packages.
  const outfile = join(root, '.cache', `${basename(program, '.ts')}-${process.pid}.mjs`)
  process.once('exit', () => rmSync(outfile, { force: true }))
  // Otherwise a signal ends the process without the exit event.
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  buildSync({
    bundle: true,
    entryPoints: [join(root, program)],
    format: 'esm',
    outfile,
    packages: 'external',
    platform: 'node',
  })
  await import(outfile)
})
