import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureFile } from '@site/content-check'
import { listFolder } from '@site/content-check/node'
import { isCutOff } from '../../lib/pictures/is-cut-off'
import { measurePicture } from '../../lib/pictures/measure-picture'

/**
 * Every file in the folder of pictures, with its format and size.
 * @param publicFolder The folder that contains `images`.
 * @param label How its path is shown, such as `public`.
 */
export function readPictures(publicFolder: string, label: string): PictureFile[] {
  const root = join(publicFolder, 'images')
  const files = listFolder(root).flatMap(({ path, folder, symbolic }) => (folder || symbolic ? [] : path))
  return files.sort().map((path) => {
    const content = readFileSync(join(root, path))
    const facts = measurePicture(content)
    const cutOff = facts !== undefined && isCutOff(content, facts.format)
    return {
      address: `/images/${path}`,
      file: `${label}/images/${path}`,
      bytes: content.length,
      ...(facts && { facts }),
      ...(cutOff && { cutOff }),
    }
  })
}
