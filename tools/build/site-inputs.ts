import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { locateContent } from '../../lib/content/content-folder.mjs'
import { nextChange, type PublicationFields } from '../../lib/content/publication'
import { entriesFolder } from '../../lib/content/stored'
import { today } from '../../lib/content/today'
import { fingerprint, packageSources, readStamp, writeStamp } from '../setup/fingerprint'

/** All files and folders that the export depends on besides the sources of the workspaces. Tests and editor settings are not included. */
export const siteInputs = [
  'app',
  'components',
  'content',
  'contentlayer.config.ts',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'public',
  'tools',
  'tsconfig.json',
]

const stampFile = (root: string): string => join(root, '.cache', 'build.txt')

/** One hash of everything but the day that the export depends on: the inputs, content from elsewhere, and the settings of a preview. */
export function siteFingerprint(root: string): string {
  const { folder, isOwn } = locateContent(root)
  const own = isOwn ? siteInputs : siteInputs.filter((input) => input !== 'content')
  const inputs = [...own, ...packageSources(root)]
  const elsewhere = isOwn ? '' : fingerprint(dirname(folder), [basename(folder), 'public/images'])
  return createHash('sha256')
    .update(
      [fingerprint(root, inputs), elsewhere, process.env['SITE_URL'] ?? '', process.env['PREVIEW'] ?? ''].join('\n'),
    )
    .digest('hex')
}

/** The code of the site's scripts, by which Next names its export, so that the same code gives the same one. */
const code = ['app', 'components', 'lib', 'next.config.mjs', 'package-lock.json', 'postcss.config.mjs']

/** The name of an export. Previews and forms are no part of the site's pages. */
export const buildId = (root: string): string =>
  fingerprint(root, [...code, ...packageSources(root).filter((folder) => !folder.includes('editor-page'))]).slice(0, 20)

/** The entries that were read last. */
const readEntries = (root: string): PublicationFields[] => {
  const entries: Record<string, { fields: PublicationFields }[]> = JSON.parse(
    readFileSync(join(root, entriesFolder, 'entries.json'), 'utf8'),
  )
  return Object.values(entries).flatMap((each) => each.map(({ fields }) => fields))
}

/** Records that out/ was built from these inputs today, and until which day it stays as it is: then an entry appears or leaves. */
export const recordBuild = (root: string, inputs: string, day = today()): void =>
  writeStamp(stampFile(root), [inputs, day, nextChange(day, readEntries(root)) ?? ''].join(' '))

/** Whether out/ was built from the current inputs; false when one of them cannot be read, which the build then reports. */
export function isBuilt(root: string, day = today()): boolean {
  if (!existsSync(join(root, 'out', 'index.html'))) return false
  try {
    const [inputs, from = '', until = ''] = readStamp(stampFile(root))?.split(' ') ?? []
    return inputs === siteFingerprint(root) && from <= day && (until === '' || day < until)
  } catch {
    return false
  }
}
