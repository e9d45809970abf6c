// @ts-check
// `npm start`: installs and builds what is out of date, then serves the site. Loaded before anything is installed.
import util from 'node:util'
import { Failure, runCommand } from './setup/command.mjs'
import { ensureInstalled, findFreePort } from './setup/ready.mjs'
import { programs, runNode } from './setup/run.mjs'

await runCommand(async () => {
  util.parseArgs()
  const port = await findFreePort()
  await ensureInstalled()
  const { code } = await runNode(programs.build)
  if (code !== 0) throw new Failure('The site was not started, because it could not be built.')
  await runNode(programs.serve, { env: { PORT: String(port) } })
})
