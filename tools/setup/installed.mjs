// @ts-check
// Ends a command that needs the packages where they are not installed. Loaded before anything is installed.
import { existsSync } from 'node:fs'
import { Failure, runCommand } from './command.mjs'

await runCommand(async () => {
  if (!existsSync('node_modules/tsx'))
    throw new Failure('The packages are not installed. Run npm ci and the command again.')
})
if (process.exitCode) process.exit()
