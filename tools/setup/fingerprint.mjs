// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { locateContent } from '../../lib/content/content-folder.mjs'

/**
 * Every file under a path, in the same order on every machine, without hidden files.
 * @param {string} root
 * @param {string} path Relative to root; a missing one has no files.
 * @returns {string[]} Paths relative to root, with forward slashes; links to missing files too.
 */
function filesUnder(root, path) {
  const place = join(root, path)
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory())
    return lstatSync(place, { throwIfNoEntry: false }) ? [path] : []
  const names = readdirSync(place).filter((name) => !name.startsWith('.'))
  return names.sort().flatMap((name) => filesUnder(root, `${path}/${name}`))
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
    try {
      const bytes = readFileSync(join(root, path))
      hash.update(`${path}\0${bytes.length}\0`).update(bytes)
    } catch {
      throw new Error(`${path} cannot be read. Check its permissions, or delete it if it is a link to a missing file.`)
    }
  }
  return hash.digest('hex')
}

/**
 * The file with the fingerprint of the inputs that the entries in `.cache/entries` were read from.
 * @param {string} root The project.
 */
export const entriesStamp = (root) => join(root, '.cache', 'entries.txt')

/**
 * A fingerprint of all that the entries depend on: the content, and the code that reads it.
 * @param {string} root The project.
 */
export const entriesInputs = (root) =>
  fingerprint(root, [
    relative(root, locateContent(root).folder),
    'components',
    'contentlayer.config.ts',
    'lib',
    'package-lock.json',
    ...packageSources(root),
    'tools',
  ])

/**
 * The fingerprint of the inputs that a finished job has written to a file.
 * @param {string} file
 * @returns {string | undefined} Undefined when there is none, so that the job runs again.
 */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/**
 * Records that a job is finished for these inputs.
 * @param {string} file
 * @param {string} inputs A fingerprint.
 */
export function writeStamp(file, inputs) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, inputs)
}
