// @ts-check
// Loaded before anything is installed, and by any version of Node: no packages, no recent syntax.
import fs from 'node:fs'

/** An expected failure: its message is one sentence for the user, shown without a stack. */
export class Failure extends Error {}

/**
 * The reason why a version of Node cannot run the project.
 * @param {string} version Such as `20.19.0`.
 * @returns {string | undefined} A sentence, or undefined when the version is supported.
 */
export function unsupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return undefined
  return `This project needs Node 20.19 or later and found ${version}. Install Node 24 from https://nodejs.org and run the command again.`
}

/**
 * The reason why the project cannot be in a folder: Contentlayer imports its configuration by an address in which these signs are not encoded.
 * @param {string} folder
 * @returns {string | undefined} A sentence, or undefined when it can.
 */
export function unusableFolder(folder) {
  const [sign] = /[#%?*]/.exec(folder) ?? []
  return (
    sign &&
    `The site cannot be built in ${folder}: remove the sign "${sign}" from the names of its folders and run the command again.`
  )
}

/**
 * An error, or where a full disk has caused it, a Failure that says so. Errors of programs have no code: the space that is left tells.
 * @param {unknown} error
 */
export function nameFullDisk(error) {
  const { code } = Object(error)
  const { bavail, bsize } = fs.statfsSync('.')
  const isFull = code === undefined ? bavail * bsize < 8_000_000 : code === 'ENOSPC' || code === 'EDQUOT'
  return isFull ? new Failure('The disk is full. Free some space, then try again.') : error
}

/**
 * Runs a command. A {@link Failure}, an option that node:util's parseArgs refuses, and a full disk end it with a sentence and status 1.
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    const problem = unsupportedNode(process.versions.node) ?? unusableFolder(process.cwd())
    if (problem !== undefined) throw new Failure(problem)
    await work()
  } catch (error) {
    const reason = error instanceof Failure ? error : nameFullDisk(error)
    const { code, message } = Object(reason)
    const isExpected = reason instanceof Failure || String(code).startsWith('ERR_PARSE_ARGS')
    console.error(isExpected ? message : reason)
    process.exitCode = 1
  }
}
