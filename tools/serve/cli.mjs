// @ts-check
// `node tools/serve/cli.mjs [folder]`: serves an exported folder without building it.
import { resolve } from 'node:path'
import { runCommand } from '../setup/command.mjs'
import { readPort } from '../setup/port.mjs'
import { serveUntilStopped } from './serve.mjs'

await runCommand(() => serveUntilStopped(resolve(process.argv[2] ?? 'out'), readPort()))
