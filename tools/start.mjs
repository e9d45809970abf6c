// @ts-check
// `npm start`: from a fresh clone to the served site. Plain Node, since it runs before anything is installed.
import { join } from 'node:path'
import { isBuilt } from './build/site-inputs.mjs'
import { serve } from './serve/serve.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { findPortProblem, parsePort } from './setup/port.mjs'
import { programs } from './setup/programs.mjs'
import { runNode } from './setup/run.mjs'

requireNode()
const root = join(import.meta.dirname, '..')

/** @returns {Promise<string | undefined>} A sentence for the last line when something failed. */
async function start() {
  const wanted = parsePort(process.env.PORT)
  if ('problem' in wanted) return wanted.problem
  // Asked before the build: nobody should wait a minute to hear that the port is taken.
  const taken = await findPortProblem(wanted.port)
  if (taken !== undefined) return taken
  if (!(await ensureInstalled(root))) return 'The site was not started.'
  if (!isBuilt(root)) {
    const { code } = await runNode(programs.build, { cwd: root })
    if (code !== 0) return 'The site was not started, because it could not be built.'
  }
  return serve(join(root, 'out'), wanted.port)
}

const problem = await start()
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}
