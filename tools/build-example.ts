// `npm run build:example`: builds the site of the second firm in a copy of the project, so that neither build touches the other.
import { existsSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyProject, siteInputs } from './build/site-inputs'
import { runCommand } from './setup/command.mjs'
import { programs, runNode } from './setup/run.mjs'

const [cwd, packages] = ['.cache/example', '.cache/example/node_modules']
const inputs = siteInputs.filter((input) => input !== 'content')

await runCommand(async () => {
  copyProject('.', cwd, inputs)
  if (!existsSync(packages)) symlinkSync(resolve('node_modules'), packages, 'junction')
  const env = { CONTENT_DIR: resolve('examples/fern-and-ledger'), UNCOMPRESSED: '1' }
  for (const name of ['CONTENT_REPOSITORY', 'CONTENT_REF']) delete process.env[name]
  process.exitCode = (await runNode(programs.build, { cwd, env })).code
})
