// @ts-check
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** @param {string} path */
const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

/**
 * Every file under a path, in the same order on every machine, without hidden files.
 * @param {string} root
 * @param {string} path Relative to root; a missing one has no files.
 * @returns {string[]} Paths relative to root, with forward slashes; links to missing files too.
 */
function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.isFile() || isLink(join(root, path)) ? [path] : []
  const names = readdirSync(join(root, path)).filter((name) => !name.startsWith('.'))
  return names.sort().flatMap((name) => filesUnder(root, `${path}/${name}`))
}

/**
 * @param {string} root
 * @param {string} path
 */
function readInput(root, path) {
  try {
    return readFileSync(join(root, path))
  } catch {
    throw new Error(`${path} cannot be read. Check its permissions, or delete it if it is a link to a missing file.`)
  }
}

/**
 * The sources of the workspaces: their tests and descriptions do not matter for what is built.
 * @param {string} root
 * @returns {string[]} Folders, relative to root.
 */
export const packageSources = (root) =>
  existsSync(join(root, 'packages'))
    ? readdirSync(join(root, 'packages'))
        .sort()
        .map((name) => `packages/${name}/src`)
    : []

/**
 * One hash of the names and bytes of files and folders; their times do not matter.
 * @param {string} root
 * @param {readonly string[]} paths Relative to root; missing ones count as empty.
 * @returns {string} 64 hexadecimal digits.
 * @throws {Error} Naming the file that cannot be read.
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((each) => filesUnder(root, each))) {
    const bytes = readInput(root, path)
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/**
 * Reads the fingerprint of the inputs that a finished job has written to a file.
 * @param {string} file
 * @returns {string | undefined} Undefined when there is none, so that the job runs again.
 */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).inputs
  } catch {
    return undefined
  }
}

/**
 * Records that a job is finished for these inputs. The file is renamed into place, so that it is never read half-written.
 * @param {string} file
 * @param {string} inputs A fingerprint.
 */
export function writeStamp(file, inputs) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ inputs })}\n`)
  renameSync(draft, file)
}
