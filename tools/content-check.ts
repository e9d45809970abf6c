/**
 * `npm run content:check -- [folder] [--format json]`: prints every error and warning of the content; exits with 1 if there are errors. Also
 * writes the schemas with which code editors check the content while it is typed.
 */
import { routes } from '../lib/routes'
import { readFolder } from './check/content-tree'
import { reportContent } from './check/report-content'
import { checkRoutes } from './check/routes'
import { keepGoodCopy, prepareContent } from './content/fetch-content'
import { writeSchemas } from './reference/json-schemas'
import { Failure, runCommand } from './setup/command.mjs'

await runCommand(async () => {
  const { folder, values } = readFolder({ format: { type: 'string' } })
  const asJson = values.format === 'json'
  if (values.format !== undefined && !asJson) throw new Failure('--format takes json.')
  writeSchemas(process.cwd())
  checkRoutes('app', routes)
  if (folder === undefined) prepareContent(process.cwd(), asJson ? console.error : console.log)
  if (!(await reportContent({ folder, asJson })).entries) process.exitCode = 1
  else if (folder === undefined) keepGoodCopy(process.cwd())
})
