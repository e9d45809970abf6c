/**
 * `npm run content:check -- [folder] [--format json]`: prints every error and warning of the content; exits with 1 if there are errors. Also
 * writes the schemas with which code editors check the content while it is typed.
 */
import { reportContent } from './check/report-content'
import { keepGoodCopy, prepareContent } from './content/fetch-content'
import { writeSchemas } from './reference/json-schemas'
import { runCommand } from './setup/command.mjs'
import { readFolder } from './setup/options'

await runCommand(async () => {
  const { folder, asJson } = readFolder('content:check')
  writeSchemas(process.cwd())
  if (folder === undefined) prepareContent(process.cwd(), asJson ? console.error : console.log)
  if (!reportContent({ folder, asJson })) process.exitCode = 1
  else if (folder === undefined) keepGoodCopy(process.cwd())
})
