// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from '../setup/command.mjs'
import { readRepositorySettings } from './repository-settings.mjs'

/** Commit that was fetched last, and the last one whose content had no mistakes. */
const refs = { fetched: 'refs/content/fetched', good: 'refs/content/good' }

/**
 * Nothing in a content repository may run a program or lead out of its folder: no hooks, no links (Git writes them as texts), and no
 * transport but encrypted ones and the disk.
 */
const options = ['core.hooksPath=/dev/null', 'core.symlinks=false', 'core.fsmonitor=false', 'advice.detachedHead=false']

/**
 * The first line of Git's messages that says what is wrong, without its mark and full stop. The lines after it are general advice.
 * @param {string} messages
 */
function reasonIn(messages) {
  const lines = messages.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((each) => /^(?:fatal|error):/.test(each)) ?? lines[0] ?? ''
  return line.replace(/^(?:fatal|error): /, '').replace(/[.\s]+$/, '')
}

/**
 * Runs Git in a folder.
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {{ ok: boolean, output: string, reason: string }} What it printed, and why it failed.
 */
function git(folder, args) {
  const settings = options.flatMap((option) => ['-c', option])
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...environment } = process.env
  const { status, stdout, stderr, error } = spawnSync('git', [...settings, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...environment, GIT_ALLOW_PROTOCOL: 'https:ssh:file', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
  })
  const reason = error?.message ?? reasonIn(stderr)
  return { ok: status === 0, output: (stdout ?? '').trim(), reason }
}

/**
 * @param {string} folder
 * @param {string} ref
 * @returns {string | undefined} Such as `1a2b3c4 of 2026-01-31`.
 */
function describeCommit(folder, ref) {
  const { ok, output } = git(folder, ['log', '-1', '--format=%h of %cs', ref])
  return ok ? output : undefined
}

/**
 * Fetches the ref into the copy.
 * @param {string} folder
 * @param {import('./repository-settings.mjs').ContentRepository} repository
 */
function fetchRef(folder, { address, ref, shown }) {
  const { ok, reason } = git(folder, [
    'fetch',
    '--quiet',
    '--force',
    '--no-tags',
    '--',
    address,
    `+${ref}:${refs.fetched}`,
  ])
  if (ok) return
  const good = describeCommit(folder, refs.good)
  const way = good
    ? `To build from the last good copy, commit ${good}, set CONTENT_OFFLINE=1.`
    : 'There is no earlier copy to build from.'
  throw new Failure(
    `The content could not be fetched from ${shown} (${ref}): ${reason.replaceAll(address, shown)}. ${way}`,
  )
}

/**
 * Writes the files of a commit into the copy's folder.
 * @param {string} folder
 * @param {string} ref
 */
function checkOut(folder, ref) {
  const { ok, reason } = git(folder, ['checkout', '--quiet', '--force', '--detach', ref])
  if (!ok) throw new Failure(`The fetched content could not be written to ${folder}: ${reason}.`)
  git(folder, ['clean', '-ffdxq'])
}

/**
 * Makes the content of the repository that CONTENT_REPOSITORY names available: fetches it into the cache, or takes the last good copy
 * there with CONTENT_OFFLINE=1. Programs that start later find it through CONTENT_DIR. Does nothing without that setting.
 * @param {string} root The project.
 * @param {(line: string) => void} [print]
 * @throws {Failure} When it cannot be had.
 */
export function prepareContent(root, print = console.log) {
  const repository = readRepositorySettings(process.env)
  const folderSetting = process.env['CONTENT_DIR'] ?? ''
  if (folderSetting !== '' && !existsSync(resolve(root, folderSetting)))
    throw new Failure(`CONTENT_DIR names the folder ${folderSetting}, which does not exist.`)
  if (!repository) return
  const key = createHash('sha256').update(repository.address).digest('hex').slice(0, 16)
  const folder = join(root, '.cache', 'content', key)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, '.git'))) {
    const { ok, reason } = git(folder, ['init', '--quiet'])
    if (!ok) throw new Failure(`Git could not be run (${reason}). Install it from https://git-scm.com.`)
  }
  const isOffline = (process.env['CONTENT_OFFLINE'] ?? '0') !== '0' && process.env['CONTENT_OFFLINE'] !== ''
  if (isOffline && !describeCommit(folder, refs.good))
    throw new Failure(
      `CONTENT_OFFLINE is set, but there is no good copy of ${repository.shown} yet. Build once with a connection.`,
    )
  if (!isOffline) fetchRef(folder, repository)
  const ref = isOffline ? refs.good : refs.fetched
  checkOut(folder, ref)
  const source = isOffline ? 'the last good copy, not fetched now' : repository.ref
  print(`Content: ${repository.shown}, commit ${describeCommit(folder, ref)} (${source})`)
  if (!existsSync(join(folder, 'content')))
    throw new Failure(`The repository ${repository.shown} has no folder "content" at ${repository.ref}.`)
  process.env['CONTENT_DIR'] = folder
  delete process.env['CONTENT_REPOSITORY']
  delete process.env['CONTENT_REF']
}

/**
 * Whether a folder is the cache's copy of a content repository.
 * @param {string} root The project.
 * @param {string} folder
 */
export const isFetched = (root, folder) => folder.startsWith(join(root, '.cache', 'content'))

/**
 * Remembers that the copy in use has no mistakes, so that it can be used offline. Does nothing for other content.
 * @param {string} root The project.
 */
export function keepGoodCopy(root) {
  const folder = process.env['CONTENT_DIR'] ?? ''
  if (isFetched(root, folder)) git(folder, ['update-ref', refs.good, 'HEAD'])
}
