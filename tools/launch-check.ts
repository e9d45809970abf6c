/** `npm run launch:check [folder]`: lists what an owner must replace before going live and exits with 1 while any is left. */
import { dirname, join, relative, resolve, sep } from 'node:path'
import { checkTree } from '../lib/content/check'
import { readTree } from '../lib/content/check/tree'
import { checkLaunch, formatLaunch } from '../lib/launch'

const folder = resolve(process.argv[2] ?? 'content')
const fromHere = relative(process.cwd(), folder)
const label = (fromHere.startsWith('..') ? folder : fromHere || '.').split(sep).join('/')

const tree = readTree(folder, join(dirname(folder), 'public'), label)
const { problems } = checkTree(tree)
const findings = problems.length > 0 ? [] : checkLaunch(tree)
console.log(
  problems.length > 0
    ? `The content is not valid yet, so it cannot go live: fix what "npm run content:check" lists (${problems.length}), then try again.`
    : formatLaunch(findings),
)
process.exitCode = problems.length + findings.length > 0 ? 1 : 0
