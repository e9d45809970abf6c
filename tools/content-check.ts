/**
 * `npm run content:check [folder]`: prints every error and warning of the content; exits with 1 if there are errors. `--quick` leaves out
 * form and spelling, which only warn and take as long as the rest.
 */
import { reportContent } from './check/report-content'
import { keepGoodCopy, prepareContent } from './content/fetch-content.mjs'
import { runCommand } from './setup/command.mjs'

await runCommand(async () => {
  const [given] = process.argv.slice(2).filter((argument) => argument !== '--quick')
  if (given === undefined) prepareContent(process.cwd())
  if (!reportContent(given, process.argv.includes('--quick'))) process.exitCode = 1
  else if (given === undefined) keepGoodCopy(process.cwd())
})
