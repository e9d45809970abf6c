import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SitePicture } from '../../lib/launch/default-pictures'

const files = ['components/layout/logo-mark.tsx', 'public/apple-touch-icon.png', 'public/favicon.ico']

/**
 * The pictures that every page refers to, with a hash of each.
 * @param root The project.
 */
export const readSitePictures = (root: string): SitePicture[] =>
  files.map((file) => {
    const path = join(root, file)
    return existsSync(path) ? { file, digest: createHash('sha256').update(readFileSync(path)).digest('hex') } : { file }
  })
