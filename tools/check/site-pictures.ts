import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { logoMark } from '../../components/layout/logo-mark'
import type { SitePicture } from '../../lib/launch/default-pictures'

const files = ['public/apple-touch-icon.png', 'public/favicon.ico']

const digestOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The pictures that every page refers to, with a hash of each: of the drawing for the logo, which is code, and of the bytes for files.
 * @param root The project.
 */
export const readSitePictures = (root: string): SitePicture[] => [
  { file: 'components/layout/logo-mark.tsx', digest: digestOf(renderToStaticMarkup(logoMark)) },
  ...files.map((file) => {
    const path = join(root, file)
    return existsSync(path) ? { file, digest: digestOf(readFileSync(path)) } : { file }
  }),
]
