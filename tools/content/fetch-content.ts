import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from '../setup/command.mjs'

/** Commit that was fetched last, and the last one whose content had no mistakes. */
const refs = { fetched: 'refs/content/fetched', good: 'refs/content/good' }

/**
 * Nothing in a content repository may run a program or lead out of its folder: no hooks, no links (Git writes them as texts), and no
 * transport but encrypted ones and the disk.
 */
const options = ['core.hooksPath=/dev/null', 'core.symlinks=false', 'core.fsmonitor=false', 'advice.detachedHead=false']

/** The first line of Git's messages that says what is wrong, without its mark and full stop. The lines after it are general advice. */
const reasonIn = (messages: string): string =>
  (/^(?:fatal|error): (.*?)[.\s]*$/m.exec(messages) ?? /^\s*(.*?)[.\s]*$/m.exec(messages))?.[1] ?? ''

/**
 * Runs Git in a folder and returns what it printed.
 * @param explain Puts Git's reason into a sentence for the user.
 * @throws Failure with that sentence.
 */
function git(folder: string, args: readonly string[], explain = (reason: string) => reason): string {
  // A Git hook that runs a command of the project names its own repository.
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...environment } = process.env
  const settings = { GIT_ALLOW_PROTOCOL: 'https:ssh:file', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
  const { status, stdout, stderr, error } = spawnSync('git', [...options.flatMap((each) => ['-c', each]), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...environment, ...settings },
  })
  if (status !== 0) throw new Failure(explain(error?.message ?? reasonIn(stderr)))
  return stdout.trim()
}

/** A commit, such as `1a2b3c4 of 2026-01-31`; empty when there is no such commit. */
const describeCommit = (folder: string, ref: string): string =>
  git(folder, ['for-each-ref', '--format=%(objectname:short) of %(committerdate:short)%(*committerdate:short)', ref])

/**
 * Makes the content of the repository that CONTENT_REPOSITORY names available: fetches it into the cache, or takes the last good copy
 * there with CONTENT_OFFLINE=1. Programs that start later find it through CONTENT_DIR. Does nothing without that setting.
 * @throws Failure when it cannot be had.
 */
export function prepareContent(root: string, print: (line: string) => void = console.log): void {
  const { CONTENT_REPOSITORY: setting, CONTENT_REF, CONTENT_DIR: dir, CONTENT_OFFLINE } = process.env
  const offline = CONTENT_OFFLINE === '1'
  if (dir && !existsSync(resolve(root, dir)))
    throw new Failure(`CONTENT_DIR names the folder ${dir}, which does not exist.`)
  if (dir && setting) throw new Failure('Both CONTENT_REPOSITORY and CONTENT_DIR are set. Remove one of them.')
  if (CONTENT_REF && !setting)
    throw new Failure('CONTENT_REF is set but CONTENT_REPOSITORY is not. Set both, or remove CONTENT_REF.')
  if (!setting) return
  const ref = CONTENT_REF || 'HEAD'
  const address = setting.startsWith('.') ? resolve(root, setting) : setting
  // A name and a password are not printed.
  const shown = address.replace(/^(\w+:\/\/)[^/@]*@/, '$1')
  const folder = join(root, '.cache', 'content', createHash('sha256').update(address).digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  git(folder, ['init', '--quiet'], (reason) => `Git could not be run (${reason}). Install it from https://git-scm.com.`)
  const good = describeCommit(folder, refs.good)
  if (offline && !good)
    throw new Failure(
      `CONTENT_OFFLINE is set, but there is no good copy of ${shown} yet. Build once with a connection.`,
    )
  if (!offline)
    git(folder, ['fetch', '--quiet', '--force', '--no-tags', '--', address, `+${ref}:${refs.fetched}`], (reason) => {
      const way = `To build from the last good copy, commit ${good}, set CONTENT_OFFLINE=1.`
      const problem = `The content could not be fetched from ${shown} (${ref}): ${reason.replaceAll(address, shown)}.`
      return `${problem} ${good ? way : 'There is no earlier copy to build from.'}`
    })
  const commit = offline ? refs.good : refs.fetched
  git(folder, ['checkout', '--quiet', '--force', '--detach', commit])
  git(folder, ['clean', '-ffdxq'])
  const source = offline ? 'the last good copy, not fetched now' : ref
  print(`Content: ${shown}, commit ${describeCommit(folder, commit)} (${source})`)
  if (!existsSync(join(folder, 'content')))
    throw new Failure(`The repository ${shown} has no folder "content" at ${ref}.`)
  process.env['CONTENT_DIR'] = folder
  delete process.env['CONTENT_REPOSITORY']
  delete process.env['CONTENT_REF']
}

/** Whether a folder is the cache's copy of a content repository. */
export const isFetched = (root: string, folder: string): boolean => folder.startsWith(join(root, '.cache', 'content'))

/** Remembers that the copy in use has no mistakes, so that it can be used offline. Does nothing for other content. */
export function keepGoodCopy(root: string): void {
  const folder = process.env['CONTENT_DIR'] ?? ''
  if (isFetched(root, folder)) git(folder, ['update-ref', refs.good, 'HEAD'])
}
