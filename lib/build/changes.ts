import { spawnSync } from 'node:child_process'
import { locateContent } from './content-folder.mjs'

/** The output of Git in a folder; undefined when there is no Git, no repository, or nothing to answer. */
export function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
  return status === 0 ? stdout.trim() : undefined
}

/** The environment variables in which hosts and GitHub name the branch that they build. */
const branchSettings = ['CF_PAGES_BRANCH', 'VERCEL_GIT_COMMIT_REF', 'HEAD', 'GITHUB_HEAD_REF', 'GITHUB_REF_NAME']

/** The branch that is built, as the host names it, or else Git in a folder. */
export const builtBranch = (folder: string): string | undefined =>
  branchSettings.map((name) => process.env[name]).find(Boolean) ?? git(folder, 'branch', '--show-current')

/** The day of the newest commit of each file, from the output of `git log --format=%x00%cs --name-only`. */
export function newestDays(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) if (!days.has(file)) days.set(file, day)
  }
  return days
}

/**
 * The day on which each file of the content was last changed, by its path from there. Empty without Git and in a shallow clone, whose
 * oldest commit seems to have changed every file: no date is better than a wrong one.
 */
export function contentChanges(): ReadonlyMap<string, string> {
  const { folder } = locateContent(/* turbopackIgnore: true */ process.cwd())
  if (git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return new Map()
  const log = git(folder, 'log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', '.')
  return newestDays(log ?? '')
}
