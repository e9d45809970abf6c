import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locateContent } from '../content/content-folder.mjs'
import { measurePicture } from './measure-picture'
import { type PictureSource, type PictureUse, pictureVariants } from './picture-variants'

/** A picture as markup needs it. */
export interface Picture {
  /** For browsers and readers that choose no other. */
  src: string
  /** Pixels of the original, for the proportion. */
  width: number
  height: number
  /** Lists for `srcset`: AVIF, then WebP; absent in `npm run dev`, which shows the original. */
  avif?: string
  webp?: string
}

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

/** Width of a picture in a text: the column, or the window without its edges. */
const textSizes = '(min-width: 44rem) 40rem, calc(100vw - 3rem)'

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const markup = ({ src, width, height, avif, webp }: Picture, alt: string): string => {
  const choice = webp === undefined ? '' : ` srcset="${webp}" sizes="${textSizes}"`
  const image = `<img src="${src}"${choice} alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"/>`
  return avif === undefined
    ? image
    : `<picture><source type="image/avif" srcset="${avif}" sizes="${textSizes}"/>${image}</picture>`
}

/**
 * Gives every picture of public/images in rendered HTML its size and the files that the build makes. Texts are below the first
 * screen, so their pictures load when they come near it.
 */
export const expandPictures = (html: string, pictureAt: (address: string) => Picture): string =>
  html.replace(/<img\s[^>]*>/g, (tag) => {
    const src = attribute(tag, 'src')
    return src?.startsWith('/images/') ? markup(pictureAt(decodeURI(src)), attribute(tag, 'alt') ?? '') : tag
  })
