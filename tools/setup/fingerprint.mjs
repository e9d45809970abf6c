// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every file under a path, in the same order on every machine, without hidden files.
 * @param {string} root
 * @param {string} path Relative to root; a missing one has no files.
 * @returns {string[]} Paths relative to root, with forward slashes.
 */
function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.isFile() ? [path] : []
  const names = readdirSync(join(root, path)).filter((name) => !name.startsWith('.'))
  return names.sort().flatMap((name) => filesUnder(root, `${path}/${name}`))
}

/**
 * One hash of the names and bytes of files and folders; their times do not matter.
 * @param {string} root
 * @param {readonly string[]} paths Relative to root; missing ones count as empty.
 * @returns {string} 64 hexadecimal digits.
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((each) => filesUnder(root, each))) {
    const bytes = readFileSync(join(root, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
