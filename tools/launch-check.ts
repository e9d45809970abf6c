/** `npm run launch:check [folder]`: lists what the owner must replace before going live and exits with 1 if there is anything. */
import { readdirSync, readFileSync } from 'node:fs'
import { today } from '../lib/build/today'
import { contentTree, readFolder } from './check/content-tree'
import { checkTree } from './check/site-check'
import { prepareContent } from './content/fetch-content'
import { checkLaunch, formatLaunch } from './launch'
import { runCommand } from './setup/command.mjs'

await runCommand(async () => {
  const { folder: given } = readFolder({})
  if (given === undefined) prepareContent(process.cwd())
  const { errors, entries } = checkTree(contentTree(given))
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const paths = files.map((file) => `components/${file.replaceAll('\\', '/')}`)
  const code = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  const findings = errors.length > 0 ? [] : checkLaunch(entries, today(), code)
  console.log(
    errors.length > 0
      ? `The content is not valid yet, so it cannot go live: fix what "npm run content:check" lists (${errors.length}), then try again.`
      : formatLaunch(findings),
  )
  if (errors.length + findings.length > 0) process.exitCode = 1
})
