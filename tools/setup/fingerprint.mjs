// @ts-check
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

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
