// `npm run build:example`: builds the site of the second firm in a copy of the project, so that neither build touches the other.
import { existsSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyProject, siteInputs } from './build/site-inputs'
import { runCommand } from './setup/command.mjs'
import { programs, runNode } from './setup/run.mjs'

const [cwd, packages] = ['.cache/example', '.cache/example/node_modules']
const env = { CONTENT_DIR: resolve('examples/fern-and-ledger'), CONTENT_REPOSITORY: undefined, CONTENT_REF: undefined }

await runCommand(async () => {
  copyProject(
    '.',
    cwd,
    siteInputs.filter((input) => input !== 'content'),
  )
  if (!existsSync(packages)) symlinkSync(resolve('node_modules'), packages, 'junction')
  const { code } = await runNode(programs.build, { cwd, env })
  process.exitCode = code
})
