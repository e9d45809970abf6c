import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles, mapWithLimit } from '@site/static-documents'
import sharp from 'sharp'
import { readPicture } from '../../lib/build/describe-picture'
import { pictureVariants } from '../../lib/pictures/picture-variants'
import { replaceFile } from '../setup/replace-file.mjs'

/** How a variant is encoded. Part of the cache's key: other settings give other files. */
const settings = { avif: { quality: 52, effort: 3 }, webp: { quality: 76, effort: 4 } } as const

/** Every address of a picture that a page, a feed, or a style sheet of the export mentions. */
async function mentionedAddresses(out: string): Promise<Set<string>> {
  const mentioned = new Set<string>()
  const texts = (await listFiles(out)).filter((file) => /\.(?:html|xml|txt|css|json|webmanifest)$/.test(file))
  await mapWithLimit(texts, 32, async (file) => {
    const text = await readFile(join(out, file), 'utf8')
    for (const [address] of text.matchAll(/\/(?:images|pictures)\/[^\s"'()<>,&?#\\]+/g))
      mentioned.add(decodeURI(address))
  })
  return mentioned
}

/**
 * Writes the variants that the pages mention, and removes originals that no page mentions: those of hidden entries, and those of
 * which the pages show variants only.
 * @param out The export; changed in place.
 * @param publicFolder The folder whose `images` the addresses mean.
 * @param cache Variants of earlier builds by the bytes of their originals.
 */
export async function writePictures(out: string, publicFolder: string, cache: string): Promise<void> {
  const images = join(publicFolder, 'images')
  await rm(join(out, 'images'), { recursive: true, force: true })
  if (!existsSync(images)) return
  const mentioned = await mentionedAddresses(out)
  const place = async (file: string, address: string) => {
    await mkdir(dirname(join(out, address)), { recursive: true })
    await copyFile(file, join(out, address))
  }
  await mapWithLimit(await listFiles(images), 2, async (path) => {
    const address = `/images/${path}`
    if (mentioned.has(address)) await place(join(images, path), address)
    const source = readPicture(address, publicFolder)
    if (!source) return
    for (const variant of [...pictureVariants(source, 'text'), ...pictureVariants(source, 'portrait')]) {
      if (!mentioned.has(variant.address)) continue
      const key = [source.hash, variant.width, ...Object.values(settings[variant.format])].join('-')
      const file = join(cache, `${key}.${variant.format}`)
      if (!existsSync(file)) {
        const picture = sharp(source.bytes).autoOrient().resize({ width: variant.width, withoutEnlargement: true })
        replaceFile(file, await picture.toFormat(variant.format, settings[variant.format]).toBuffer())
      }
      await place(file, variant.address)
    }
  })
}
