// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../setup/fingerprint.mjs'
import { readStamp } from '../setup/stamp.mjs'

/** All inputs of the export. Tests and editor settings are not included. */
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

/** File with the fingerprint of the last successful build, relative to the root. */
export const siteStamp = '.cache/build.json'

/**
 * Whether out/ was built from the current inputs; false when one of them cannot be read, which the build then reports.
 * @param {string} root
 * @returns {boolean}
 */
export function isBuilt(root) {
  if (!existsSync(join(root, 'out', 'index.html'))) return false
  try {
    return readStamp(join(root, siteStamp)) === fingerprint(root, siteInputs)
  } catch {
    return false
  }
}
