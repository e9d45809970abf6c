// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every file under `path`, in an order that is the same on every machine. Dot files (editor and system droppings) and
 * anything that is neither file nor folder are left out.
 * @param {string} root
 * @param {string} path Relative to root; a missing one yields nothing.
 * @returns {string[]} Paths relative to root, with forward slashes.
 */
function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (stats === undefined) return []
  if (stats.isFile()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()))
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`))
}

/**
 * One hash of the names and bytes of all given files and folders. Times and order of writing do not matter.
 * @param {string} root
 * @param {readonly string[]} paths Files and folders relative to root; missing ones count as empty.
 * @returns {string} 64 hexadecimal digits.
 */
export function fingerprint(root, paths) {
  const whole = createHash('sha256')
  for (const path of paths.flatMap((each) => filesUnder(root, each))) {
    const bytes = readFileSync(join(root, path))
    whole.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return whole.digest('hex')
}
