/** `npm run launch:check [folder]`: lists what the owner must replace before going live and exits with 1 if there is anything. */
import { checkTree } from '../lib/content/check'
import { checkLaunch, formatLaunch } from '../lib/launch'
import { contentTree } from './check/content-tree'

const tree = contentTree(process.argv[2])
const { problems } = checkTree(tree)
const findings = problems.length > 0 ? [] : checkLaunch(tree)
console.log(
  problems.length > 0
    ? `The content is not valid yet, so it cannot go live: fix what "npm run content:check" lists (${problems.length}), then try again.`
    : formatLaunch(findings),
)
process.exitCode = problems.length + findings.length > 0 ? 1 : 0
