// Writes the generated inputs of the type check and the tests: the documents of the content and Next's route types.
// `--if-absent` does not update existing ones, for runs beside a dev server that does.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documentsFolder } from '../lib/build/from-disk'
import { prepareContent } from './content/fetch-content'
import { Failure, runCommand } from './setup/command.mjs'
import { programs, runNode } from './setup/run.mjs'

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'if-absent': { type: 'boolean' } } })
  prepareContent(process.cwd())
  for (const [result, args] of [
    [documentsFolder, programs.readContent],
    ['.next/types/routes.d.ts', [...programs.next, 'typegen']],
  ] as const) {
    if (values['if-absent'] && existsSync(result)) continue
    const { code, output } = await runNode(args, { capture: true, env: { NEXT_TELEMETRY_DISABLED: '1' } })
    if (code !== 0) throw new Failure(`${output}\n${result} could not be written: see above.`)
  }
})
