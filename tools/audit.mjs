// @ts-check
// `npm run audit`: asks the registry for known vulnerabilities of the installed packages. Fails on a high or critical one.
import { refuseArguments, runCommand } from './setup/command.mjs'
import { runNpm } from './setup/run.mjs'
import { summarizeAudit } from './test/audit-report.mjs'

await runCommand(async () => {
  refuseArguments('This command has none.')
  const { output } = await runNpm(['audit', '--json'], { capture: true })
  const { failed, text } = summarizeAudit(output)
  console.log(text)
  if (failed) process.exitCode = 1
})
