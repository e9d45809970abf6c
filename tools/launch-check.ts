/** `npm run launch:check [folder]`: lists what the owner must replace before going live and exits with 1 if there is anything. */
import { readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { listFolder } from '@site/content-check/node'
import { today } from '../lib/build/today'
import { contentFolder, contentTree, readFolder } from './check/content-tree'
import { checkTree } from './check/site-check'
import { prepareContent } from './content/fetch-content'
import { checkLaunch, formatLaunch } from './launch'
import { runCommand } from './setup/command.mjs'

/** The files in a folder with an ending, by their paths from here. */
const filesIn = (folder: string, ending: string): string[] =>
  listFolder(folder).flatMap(({ path }) => (path.endsWith(ending) ? posix.join(relative('', folder), path) : []))

await runCommand(async () => {
  const { folder: given } = readFolder({})
  if (given === undefined) prepareContent(process.cwd())
  const { errors, entries } = checkTree(contentTree(given))
  const [, publicFolder] = contentFolder(given)
  const paths = [...filesIn('components', '.tsx'), ...filesIn(join(publicFolder, 'images'), '.svg')]
  const code = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  const findings = errors.length > 0 ? [] : checkLaunch(entries, today(), code)
  const invalid = `The content is not valid yet, so it cannot go live: fix what "npm run content:check" lists (${errors.length}), then try again.`
  console.log(errors.length > 0 ? invalid : formatLaunch(findings))
  if (errors.length + findings.length > 0) process.exitCode = 1
})
