import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { locateContent } from '../../lib/build/content-folder.mjs'
import { bodiesFolder, documentsFolder } from '../../lib/build/from-disk'
import { today } from '../../lib/build/today'
import { type Life, nextChange } from '../../lib/content/publication'
import { replaceFile } from '../setup/replace-file.mjs'

/** The code of the site's pages and scripts. */
const code = [
  'app',
  'components',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'packages/content-check/src',
  'packages/static-documents/src',
  'postcss.config.mjs',
]

/** All files and folders that the export depends on. Tests and editor settings are not included. */
export const siteInputs = [
  ...code,
  'budgets.json',
  'content',
  'contentlayer.config.ts',
  'package.json',
  'packages/editor-page/src',
  'public',
  'tools',
  'tsconfig.json',
]

/** A file, or every file below a folder, in the same order on every machine. */
const filesUnder = (root: string, path: string): string[] => {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`))
}

/** One hash of the names and bytes of files and folders below root, where missing ones count as empty and times do not matter. */
function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  const present = paths.filter((path) => existsSync(join(root, path)))
  for (const path of present.flatMap((each) => filesUnder(root, each))) {
    const bytes = readFileSync(join(root, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** Copies what a build needs into a folder. What is the same there is not written, so that a build in it can be running. */
export function copyProject(root: string, folder: string, inputs: readonly string[] = siteInputs): void {
  for (const input of [...inputs, 'packages']) {
    if (fingerprint(root, [input]) === fingerprint(folder, [input])) continue
    rmSync(join(folder, input), { recursive: true, force: true })
    cpSync(join(root, input), join(folder, input), { recursive: true })
  }
}

/** The name that Next gives an export: the same for the same code. */
export const buildId = (root: string): string => fingerprint(root, code).slice(0, 20)

/** What the export depends on besides the day: hashes of the inputs and of content from elsewhere, and the settings of a preview. */
export function siteFingerprint(root: string): string {
  const { folder, isOwn } = locateContent(root)
  const elsewhere = isOwn ? '' : fingerprint(dirname(folder), [basename(folder), 'public/images'])
  return [fingerprint(root, siteInputs), elsewhere, process.env['SITE_URL'], process.env['PREVIEW']].join()
}

/** What was read of the content. */
const read = [documentsFolder, bodiesFolder]

const stampFile = (root: string): string => join(root, '.cache', 'build.json')

/** Records what out/ was built from, on which day, and until which day it stays as it is: then an entry that was read appears or leaves. */
export function recordBuild(root: string, inputs: string, entries: readonly Life[], day = today()): void {
  const stamp = { inputs, read: fingerprint(root, read), day, until: nextChange(day, entries) }
  replaceFile(stampFile(root), JSON.stringify(stamp))
}

/** Whether out/ was built from the current inputs, and its entries are still there for tests; false when an input cannot be read, which the build then reports. */
export function isBuilt(root: string, now = today()): boolean {
  if (!existsSync(join(root, 'out', 'index.html'))) return false
  try {
    const stamp: Record<string, string> = JSON.parse(readFileSync(stampFile(root), 'utf8'))
    const { inputs, day = '', until = '9999' } = stamp
    const isSame = inputs === siteFingerprint(root) && stamp['read'] === fingerprint(root, read)
    return isSame && day <= now && now < until
  } catch {
    return false
  }
}
