import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Drawing, readDrawing } from '../pictures/drawing'
import type { Picture } from '../pictures/expand-pictures'
import { measurePicture } from '../pictures/measure-picture'
import { type PictureSource, type PictureUse, pictureVariants } from '../pictures/picture-variants'
import { locateContent } from './content-folder.mjs'

/** Width of the file that `src` names. */
const plainWidth = 960

const root = /* turbopackIgnore: true */ process.cwd()

/** The size and the hash of a picture in public/; undefined when there is no such picture. */
export function readPicture(
  address: string,
  folder = locateContent(root).publicFolder,
): (PictureSource & { height: number; bytes: Uint8Array }) | undefined {
  try {
    const bytes = readFileSync(join(folder, address))
    const facts = measurePicture(bytes)
    const hash = createHash('sha256').update(bytes).digest('hex')
    return facts && { address, hash, bytes, width: facts.width, height: facts.height }
  } catch {
    return undefined
  }
}

/** Next's dev server has addresses for the project's own pictures only. */
const originalAddress = (address: string, bytes: Uint8Array): string =>
  locateContent(root).isOwn ? address : `data:image/*;base64,${Buffer.from(bytes).toString('base64')}`

/** The files of a picture, such as `/images/shelf.jpg`, that its page offers. The build makes them afterwards; `npm run dev` has the original only. */
export function describePicture(address: string, use: PictureUse, isDev = false): Picture {
  const source = readPicture(address)
  if (!source) throw new Error(`There is no picture at public${address}. Run npm run content:check.`)
  const { width, height, bytes } = source
  if (isDev) return { src: originalAddress(address, bytes), width, height }
  const variants = pictureVariants(source, use)
  const srcset = (format: string) =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${variant.address} ${variant.width}w`)
      .join(', ')
  const webp = variants.filter(({ format }) => format === 'webp')
  const plain = webp.findLast((variant) => variant.width <= plainWidth) ?? webp[0]
  return { src: plain?.address ?? address, width, height, avif: srcset('avif'), webp: srcset('webp') }
}

/** A drawing in public/. @throws Where there is none. */
export const drawingAt = (address: string): Drawing =>
  readDrawing(readFileSync(join(locateContent(root).publicFolder, address), 'utf8'))
