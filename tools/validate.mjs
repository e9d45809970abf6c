// @ts-check
// `npm run validate`: checks every page of out/ with the Nu HTML Checker, which needs Java and, the first time, the network.
import { refuseArguments, runCommand } from './setup/command.mjs'
import { runNpm } from './setup/run.mjs'

/** Pinned like a dependency; it is not one, since it has 31 MB and `npm test` checks the pages with html-validate. */
const checker = 'vnu-jar@26.9.27'

/**
 * Findings that are no mistakes: newer CSS than the checker knows; table roles, which some browsers need
 * (components/services/table-roles.ts); and the sandbox of embedded forms (lib/embeds/frame-sandbox.ts).
 */
const known =
  '.*(?:CSS: |The .role. attribute must not be used on a .t[dhr]. element|for attribute .sandbox. on element).*'

await runCommand(async () => {
  refuseArguments('This command has none.')
  const options = ['--skip-non-html', '--errors-only', '--filterpattern', known, 'out']
  const { code } = await runNpm(['exec', '--yes', `--package=${checker}`, '--', 'vnu', ...options])
  if (code === 0) console.log('Every page in out/ is valid HTML.')
  else process.exitCode = 1
})
