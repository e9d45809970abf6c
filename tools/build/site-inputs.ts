import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { locateContent } from '../../lib/content/content-folder.mjs'
import { today } from '../../lib/content/today'
import { fingerprint } from '../setup/fingerprint.mjs'
import { readStamp } from '../setup/stamp.mjs'

/** All files and folders that the export depends on. Tests and editor settings are not included. */
export const siteInputs = [
  'app',
  'components',
  'content',
  'contentlayer.config.ts',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'packages',
  'postcss.config.mjs',
  'public',
  'tools',
  'tsconfig.json',
]

/** Collections whose documents appear and leave with time. */
const timed = ['articles', 'jobs']

/** File with the fingerprint of the last successful build, relative to the root. */
export const siteStamp = '.cache/build.json'

/** The files that state a day, each with the side of that day on which `day` is: changes when a document becomes due or expires. */
function dueDays(content: string, day: string): string[] {
  return timed.flatMap((folder) => {
    const path = join(content, folder)
    if (!existsSync(path)) return []
    const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile())
    return files
      .map(({ name }) => name)
      .sort()
      .flatMap((name) => {
        const text = readFileSync(join(path, name), 'utf8')
        const days = text.matchAll(/^(published|posted|validThrough):\s*["']?(\d{4}-\d{2}-\d{2})/gm)
        const sides = Array.from(days, ([, field, stated = '']) =>
          field === 'validThrough' ? day > stated : day >= stated,
        )
        return sides.length > 0 ? [`${folder}/${name} ${sides}`] : []
      })
  })
}

/**
 * One hash of everything that the export depends on: the inputs, content from elsewhere, which documents are due today, and another
 * address of the site.
 */
export function siteFingerprint(root: string, day = today()): string {
  const { folder, isOwn } = locateContent(root)
  const inputs = isOwn ? siteInputs : siteInputs.filter((input) => input !== 'content')
  const elsewhere = isOwn ? '' : fingerprint(dirname(folder), [basename(folder), 'public/images'])
  return createHash('sha256')
    .update([fingerprint(root, inputs), elsewhere, ...dueDays(folder, day), process.env['SITE_URL'] ?? ''].join('\n'))
    .digest('hex')
}

/** Whether out/ was built from the current inputs; false when one of them cannot be read, which the build then reports. */
export function isBuilt(root: string, day = today()): boolean {
  if (!existsSync(join(root, 'out', 'index.html'))) return false
  try {
    return readStamp(join(root, siteStamp)) === siteFingerprint(root, day)
  } catch {
    return false
  }
}
