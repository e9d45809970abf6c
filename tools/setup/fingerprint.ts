import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { locateContent } from '../../lib/content/content-folder.mjs'

/** Every file under a path, in the same order on every machine, without hidden files; links to missing files too. A missing path has none. */
function filesUnder(root: string, path: string): string[] {
  const place = join(root, path)
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory())
    return lstatSync(place, { throwIfNoEntry: false }) ? [path] : []
  const names = readdirSync(place).filter((name) => !name.startsWith('.'))
  return names.sort().flatMap((name) => filesUnder(root, `${path}/${name}`))
}

/** The folders with the sources of the workspaces: their tests and descriptions do not matter for what is built. */
export const packageSources = (root: string): string[] => {
  const folder = join(root, 'packages')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.map((name) => `packages/${name}/src`)
}

/**
 * One hash of the names and bytes of files and folders; their times do not matter.
 * @param paths Relative to root; missing ones count as empty.
 * @throws Error naming the file that cannot be read.
 */
export function fingerprint(root: string, paths: readonly string[]): string {
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

/** The file with the fingerprint of the inputs that the entries in `.cache/entries` were read from. */
export const entriesStamp = (root: string): string => join(root, '.cache', 'entries.txt')

/** A fingerprint of all that the entries depend on: the content, and the code that reads it. */
export const entriesInputs = (root: string): string => {
  const content = relative(root, locateContent(root).folder)
  const code = ['components', 'contentlayer.config.ts', 'lib', 'package-lock.json', ...packageSources(root), 'tools']
  return fingerprint(root, [content, ...code])
}

/** The fingerprint of the inputs that a finished job has written to a file; undefined when there is none, so that the job runs again. */
export const readStamp = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined

/** Records that a job is finished for inputs with this fingerprint. */
export function writeStamp(file: string, inputs: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, inputs)
}
