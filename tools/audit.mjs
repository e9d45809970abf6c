// @ts-check
// `npm run audit`: asks the registry for known vulnerabilities of the installed packages. Fails on a high or critical one.
import { runCommand } from './setup/command.mjs'
import { run, runNode } from './setup/run.mjs'
import { summarizeAudit } from './test/audit-report.mjs'

await runCommand(async () => {
  const args = ['audit', '--json']
  const npm = process.env.npm_execpath
  const { output } = npm?.endsWith('js')
    ? await runNode([npm, ...args], { capture: true })
    : await run('npm', args, { capture: true, shell: process.platform === 'win32' })
  const { failed, text } = summarizeAudit(output)
  console.log(text)
  if (failed) process.exitCode = 1
})
