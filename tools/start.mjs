// @ts-check
// `npm start`: installs and builds what is out of date, then serves the site. Loaded before anything is installed.
import { join } from 'node:path'
import { Failure, refuseArguments, runCommand } from './setup/command.mjs'
import { ensureInstalled, findFreePort } from './setup/ready.mjs'
import { programs, runNode } from './setup/run.mjs'

await runCommand(async () => {
  const root = join(import.meta.dirname, '..')
  refuseArguments('The port is a setting: PORT=4000 npm start')
  const port = await findFreePort()
  await ensureInstalled(root)
  const { code } = await runNode(programs.build, { cwd: root })
  if (code !== 0) throw new Failure('The site was not started, because it could not be built.')
  await runNode(programs.serve, { cwd: root, env: { PORT: String(port) } })
})
