import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureFile } from '@site/content-check'
import { listFolder } from '@site/content-check/node'
import { mostBytes } from '../../lib/content/rules/pictures'
import { isCutOff } from '../../lib/pictures/is-cut-off'
import { measurePicture } from '../../lib/pictures/measure-picture'

/** The size of a picture is within its first bytes, after previews and color profiles that cameras add. */
const headBytes = 512 * 1024

const readHead = (file: string, length: number): Uint8Array => {
  const bytes = new Uint8Array(Math.min(headBytes, length))
  const handle = openSync(file, 'r')
  try {
    readSync(handle, bytes)
  } finally {
    closeSync(handle)
  }
  return bytes
}

/**
 * Every file in the folder of pictures, with its format and size.
 * @param publicFolder The folder that contains `images`.
 * @param label How its path is shown, such as `public`.
 */
export function readPictures(publicFolder: string, label: string): PictureFile[] {
  const root = join(publicFolder, 'images')
  const files = listFolder(root).flatMap(({ path, folder, symbolic }) => (folder || symbolic ? [] : path))
  return files.sort().map((path) => {
    const file = join(root, path)
    const bytes = statSync(file).size
    // Files above the limit are refused for their size, so all of them need not be read.
    const content = bytes > mostBytes ? readHead(file, bytes) : readFileSync(file)
    const facts = measurePicture(content)
    const cutOff = facts !== undefined && bytes <= mostBytes && isCutOff(content, facts.format)
    return {
      address: `/images/${path}`,
      file: `${label}/images/${path}`,
      bytes,
      ...(facts && { facts }),
      ...(cutOff && { cutOff }),
    }
  })
}
