// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, runNode } from './run.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

/** @param {string} file @returns {any} Undefined when the file is missing or is not JSON. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * What the installed packages depend on: the lock file and those parts of package.json that npm reads. Editing a
 * script is no reason to install again.
 * @param {string} root
 * @returns {string}
 */
export function installInputs(root) {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } =
    readJson(join(root, 'package.json')) ?? {}
  const wanted = JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides, allowScripts })
  return createHash('sha256')
    .update(wanted)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * Whether node_modules, filled by hand with npm, already holds what the lock file asks for. npm keeps a record of what
 * it installed; a package that is missing there may only be an optional one (another system's binary).
 * @param {string} root
 * @returns {boolean}
 */
function matchesLock(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {}
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages
  if (present === undefined) return false
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === '') return true
    return path in present ? present[path].version === version : optional === true || peer === true
  })
}

/**
 * Whether the packages that the lock file asks for are in place.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const stamp = join(root, 'node_modules', '.install.json')
  const inputs = installInputs(root)
  if (readStamp(stamp) === inputs) return true
  if (!matchesLock(root)) return false
  writeStamp(stamp, inputs)
  return true
}

/**
 * Installs the packages when they are missing or out of date.
 * @param {string} root
 * @returns {Promise<boolean>} False when npm failed; its own message is on the screen and one sentence below it.
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return true
  console.log('Installing packages (the first time takes a minute or two)…')
  // Everything here is needed to build, so NODE_ENV=production must not leave the development packages out.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const { code } =
    npm?.endsWith('.js') || npm?.endsWith('.cjs')
      ? await runNode([npm, ...args], { cwd: root })
      : await run('npm', args, { cwd: root, shell: process.platform === 'win32' })
  if (code !== 0) {
    console.error('Installing the packages failed: see the message of npm above, then run the command again.')
    return false
  }
  // The type checker's notes name files of the packages as they were.
  rmSync(join(root, 'tsconfig.tsbuildinfo'), { force: true })
  writeStamp(join(root, 'node_modules', '.install.json'), installInputs(root))
  return true
}
