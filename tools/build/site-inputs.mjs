// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../setup/fingerprint.mjs'
import { readStamp } from '../setup/stamp.mjs'

/** Everything the export depends on. Tests and editor settings are not among it. */
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

/** Where the last good build notes its inputs, relative to the root. */
export const siteStamp = '.cache/build.json'

/**
 * Whether out/ was built from exactly what is here now.
 * @param {string} root
 * @returns {boolean}
 */
export function isBuilt(root) {
  if (!existsSync(join(root, 'out', 'index.html'))) return false
  return readStamp(join(root, siteStamp)) === fingerprint(root, siteInputs)
}
