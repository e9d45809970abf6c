// `tsx tools/serve/cli.ts [folder]`: serves an exported folder without building it.
import { resolve } from 'node:path'
import { runCommand } from '../setup/command.mjs'
import { readPort } from '../setup/ready.mjs'
import { serve } from './serve'

await runCommand(async () => {
  const { base } = await serve(resolve(process.argv[2] ?? 'out'), readPort())
  console.log(`The site is at ${base} (Ctrl-C stops it)`)
})
