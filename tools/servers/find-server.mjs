// @ts-check
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../setup/run.mjs'

/** @typedef {'nginx' | 'caddy'} ServerName */

/** Debian's packages: two servers, and the file types of nginx. */
const packages = ['nginx', 'nginx-common', 'caddy']

/** Where Debian's packages put the programs, which need not be in the PATH, and how the programs are asked for their version. */
const programs = /** @type {const} */ ({
  nginx: { path: 'usr/sbin/nginx', version: '-v' },
  caddy: { path: 'usr/bin/caddy', version: 'version' },
})

/** A machine without a connection is not waited for. */
const connections = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

/**
 * The machine that is searched; tests pass another one.
 * @typedef {object} Machine
 * @property {string} folder Where fetched packages are extracted.
 * @property {boolean} isRoot
 * @property {(program: string, argument: string) => boolean} starts Whether a program is there and ends without an error.
 * @property {(program: string, args: readonly string[], cwd: string) => Promise<unknown>} execute Runs a program of Debian.
 */

/** The folder with the packages that {@link provideServers} fetched. */
export const fetchedServers = join(import.meta.dirname, '../../.cache/servers')

/** @returns {Machine} */
const thisMachine = () => ({
  folder: fetchedServers,
  isRoot: process.getuid?.() === 0,
  starts: (program, argument) => spawnSync(program, [argument], { stdio: 'ignore' }).status === 0,
  execute: (program, args, cwd) => run(program, args, { cwd, capture: true }),
})

/**
 * Finds a web server: the system's, or the one that {@link provideServers} fetched.
 * @param {ServerName} name
 * @param {Machine} [machine]
 * @returns {string | undefined} Its program.
 */
export function findServer(name, { folder, starts } = thisMachine()) {
  const { path, version } = programs[name]
  return [name, `/${path}`, join(folder, path)].find((program) => starts(program, version))
}

/**
 * Fetches Debian's packages of nginx and Caddy where one of them is missing, and extracts them into the cache, which needs neither
 * root nor an installation that starts them as services.
 * @param {Machine} [machine]
 * @returns {Promise<boolean>} Whether both servers are there.
 */
export async function provideServers(machine = thisMachine()) {
  const { folder, isRoot, execute } = machine
  const arePresent = () => findServer('nginx', machine) !== undefined && findServer('caddy', machine) !== undefined
  if (arePresent()) return true
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(join(draft, 'files'), { recursive: true })
  if (isRoot) await execute('apt-get', [...connections, 'update'], draft)
  await execute('apt-get', [...connections, 'download', ...packages], draft)
  for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb')))
    await execute('dpkg-deb', ['--extract', file, 'files'], draft)
  rmSync(folder, { recursive: true, force: true })
  renameSync(join(draft, 'files'), folder)
  rmSync(draft, { recursive: true })
  return arePresent()
}
