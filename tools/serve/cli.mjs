// @ts-check
// `node tools/serve/cli.mjs [folder]`: serves an exported folder as it is, without building.
import { resolve } from 'node:path'
import { parsePort } from '../setup/port.mjs'
import { serve } from './serve.mjs'

const wanted = parsePort(process.env.PORT)
const problem = 'problem' in wanted ? wanted.problem : await serve(resolve(process.argv[2] ?? 'out'), wanted.port)
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}
