// `npm run build:example`: builds the site of the second firm, or of the content in a folder, in a copy of the project, so that neither build touches the other.
import { existsSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyProject, siteInputs } from './build/site-inputs'
import { runCommand } from './setup/command.mjs'
import { programs, runNode } from './setup/run.mjs'

const [content = 'examples/fern-and-ledger', cwd = '.cache/example'] = process.argv.slice(2)
const packages = join(cwd, 'node_modules')
const inputs = siteInputs.filter((input) => input !== 'content')

await runCommand(async () => {
  copyProject('.', cwd, inputs)
  if (!existsSync(packages)) symlinkSync(resolve('node_modules'), packages, 'junction')
  const env = { CONTENT_DIR: resolve(content), UNCOMPRESSED: '1' }
  for (const name of ['CONTENT_REPOSITORY', 'CONTENT_REF']) delete process.env[name]
  process.exitCode = (await runNode(programs.build, { cwd, env })).code
})
