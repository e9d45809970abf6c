// @ts-check
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
 * Runs Git in a folder and returns what it printed.
 * @param {string} folder
 * @param {readonly string[]} args
 * @throws {Error} Whose message is Git's reason.
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
  if (status !== 0) throw new Error(error?.message ?? reasonIn(stderr))
  return stdout.trim()
}

/**
 * Runs Git and puts its reason into a sentence for the user.
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {(reason: string) => string} explain
 */
function gitOrExplain(folder, args, explain) {
  try {
    git(folder, args)
  } catch (error) {
    throw new Failure(explain(error instanceof Error ? error.message : String(error)))
  }
}

/**
 * @param {string} folder
 * @param {string} ref
 * @returns {string | undefined} Such as `1a2b3c4 of 2026-01-31`; undefined when there is no such commit.
 */
function describeCommit(folder, ref) {
  try {
    return git(folder, ['log', '-1', '--format=%h of %cs', ref])
  } catch {
    return undefined
  }
}

/**
 * Where content is fetched from.
 * @typedef {object} ContentRepository
 * @property {string} address As Git takes it.
 * @property {string} ref Branch, tag, or commit.
 * @property {string} shown The address without a name and a password, for messages.
 */

/** Addresses that Git fetches over an encrypted connection or from a disk. Others could run programs or be changed on the way. */
const addressForms = [
  /^https:\/\/(?:[^\s@/]+@)?[A-Za-z0-9][\w.-]*(?::\d+)?\/\S+$/,
  /^ssh:\/\/(?:[\w.][\w.-]*@)?[A-Za-z0-9][\w.-]*(?::\d+)?\/[^\s-]\S*$/,
  /^(?:[\w.][\w.-]*@)[A-Za-z0-9][\w.-]*:[^\s:-]\S*$/,
  /^file:\/\/\/\S+$/,
  /^\.?\/[^\0\n\r]+$/,
]

/** Names of branches and tags, and commits; none starts with a hyphen, which Git would take for an option. */
const refForm = /^(?!.*(?:\.\.|\/\/|@\{|\.lock(?:\/|$)))[A-Za-z0-9][\w./+@-]{0,254}(?<![./])$/

/**
 * Reads the settings CONTENT_REPOSITORY and CONTENT_REF.
 * @param {Record<string, string | undefined>} environment
 * @returns {ContentRepository | undefined} Undefined when there is no such setting.
 * @throws {Failure} When a value cannot be used.
 */
export function readRepositorySettings({
  CONTENT_REPOSITORY: address = '',
  CONTENT_REF: ref = '',
  CONTENT_DIR: dir = '',
}) {
  if (address === '') {
    if (ref !== '')
      throw new Failure('CONTENT_REF is set but CONTENT_REPOSITORY is not. Set both, or remove CONTENT_REF.')
    return undefined
  }
  if (dir !== '') throw new Failure('Both CONTENT_REPOSITORY and CONTENT_DIR are set. Remove one of them.')
  if (address.includes('::') || !addressForms.some((form) => form.test(address)))
    throw new Failure(
      'CONTENT_REPOSITORY must be an address that starts with https:// or ssh://, has the form git@host:path, or is a path on this machine that starts with "/" or "./".',
    )
  if (ref !== '' && !refForm.test(ref))
    throw new Failure('CONTENT_REF must be the name of a branch or tag, or a commit, such as main.')
  return { address, ref: ref || 'HEAD', shown: address.replace(/^(\w+:\/\/)[^/@]*@/, '$1') }
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
  if (!existsSync(join(folder, '.git')))
    gitOrExplain(
      folder,
      ['init', '--quiet'],
      (reason) => `Git could not be run (${reason}). Install it from https://git-scm.com.`,
    )
  const isOffline = (process.env['CONTENT_OFFLINE'] ?? '0') !== '0' && process.env['CONTENT_OFFLINE'] !== ''
  const { address, shown } = repository
  const good = describeCommit(folder, refs.good)
  if (isOffline && !good)
    throw new Failure(
      `CONTENT_OFFLINE is set, but there is no good copy of ${shown} yet. Build once with a connection.`,
    )
  const way = good
    ? `To build from the last good copy, commit ${good}, set CONTENT_OFFLINE=1.`
    : 'There is no earlier copy to build from.'
  if (!isOffline)
    gitOrExplain(
      folder,
      ['fetch', '--quiet', '--force', '--no-tags', '--', address, `+${repository.ref}:${refs.fetched}`],
      (reason) =>
        `The content could not be fetched from ${shown} (${repository.ref}): ${reason.replaceAll(address, shown)}. ${way}`,
    )
  const ref = isOffline ? refs.good : refs.fetched
  gitOrExplain(
    folder,
    ['checkout', '--quiet', '--force', '--detach', ref],
    (reason) => `The fetched content could not be written to ${folder}: ${reason}.`,
  )
  git(folder, ['clean', '-ffdxq'])
  const source = isOffline ? 'the last good copy, not fetched now' : repository.ref
  print(`Content: ${shown}, commit ${describeCommit(folder, ref)} (${source})`)
  if (!existsSync(join(folder, 'content')))
    throw new Failure(`The repository ${shown} has no folder "content" at ${repository.ref}.`)
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
