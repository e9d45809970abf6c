// @ts-check
// `node tools/run-bundled.mjs <program.ts> [arguments]`: runs a program whose modules esbuild has put into one file, which starts
// faster than with tsx. The program must not use its own address (`import.meta`).
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import './setup/installed.mjs'
import { runCommand } from './setup/command.mjs'
import { replaceFile } from './setup/replace-file.mjs'

await runCommand(async () => {
  const [program = ''] = process.argv.splice(2, 1)
  const { buildSync } = await import('esbuild')
  const { outputFiles } = buildSync({
    bundle: true,
    entryPoints: [program],
    format: 'esm',
    packages: 'external',
    platform: 'node',
    // Contentlayer writes modules with this ending.
    resolveExtensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    write: false,
  })
  // Inside the project, so that it finds the packages.
  const file = join(process.cwd(), '.cache', `${basename(program, '.ts')}.mjs`)
  replaceFile(file, outputFiles[0]?.contents ?? '')
  await import(pathToFileURL(file).href)
})
