import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { SocialCard } from '@/components/social/social-card'
import { svgMarkup } from '@/components/social/svg-markup'
import { appIconSvg, appIcons } from '@/lib/seo/icons'
import { paletteOf, readBackgrounds } from '@/lib/theme/paint'
import { readColorTokens } from '@/lib/theme/tokens'
import { forEachOf } from '../finish/files'
import { readCards } from './cards'
import { typeset } from './typeset'

/** Networks cut off or drop larger pictures. */
const mostBytes = 100_000

/** Level 6 takes half as long again for 3 % fewer bytes. */
const compression = 4

const listName = 'list.json'

const folderOf = (root: string): string => join(root, '.cache', 'social')

const readColors = async (root: string) => ({
  palette: paletteOf(readColorTokens(await readFile(join(root, 'app/styles/theme.css'), 'utf8')), 'light'),
  backgrounds: readBackgrounds(await readFile(join(root, 'components/illustrations/illustrations.css'), 'utf8')),
})

/** A picture as PNG of less than 100 KB: with all its colors, or with 256 where that takes more. */
async function renderPng(svg: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).removeAlpha()
  const png = await picture.png({ compressionLevel: compression }).toBuffer()
  return png.length < mostBytes ? png : picture.png({ palette: true, effort: 4 }).toBuffer()
}

/** File name of a picture in the cache, from all that decides its bytes. */
const cacheName = (svg: string): string => {
  const hash = createHash('sha256').update(JSON.stringify([svg, sharp.versions.vips, compression]))
  return `${hash.digest('hex').slice(0, 32)}.png`
}

/** Draws a picture unless the cache has it; returns its file name in the cache. */
async function drawOnce(svg: string, folder: string, known: ReadonlySet<string>): Promise<string> {
  const name = cacheName(svg)
  if (known.has(name)) return name
  const draft = join(folder, `${name}.${process.pid}`)
  await writeFile(draft, await renderPng(svg))
  await rename(draft, join(folder, name))
  return name
}

/**
 * Draws the social image of every page into the cache `.cache/social`, under the hash of its content, and removes what no page
 * uses any more.
 * @param root The project.
 */
export async function drawSocialImages(root: string): Promise<void> {
  sharp.concurrency(1)
  const folder = folderOf(root)
  await mkdir(folder, { recursive: true })
  const known = new Set(await readdir(folder))
  const colors = await readColors(root)
  const { shared, cards } = await readCards(root)
  const list = new Map<string, string>()
  await forEachOf([...cards], availableParallelism(), async ([name, copy]) => {
    const svg = svgMarkup(SocialCard({ ...copy, ...shared, typeset }), colors)
    list.set(name, await drawOnce(svg, folder, known))
  })
  await writeFile(join(folder, listName), JSON.stringify(Object.fromEntries(list)))
  const used = new Set([listName, ...list.values()])
  await forEachOf(
    [...known].filter((name) => !used.has(name)),
    16,
    (name) => rm(join(folder, name)),
  )
}

/** Copies the images of {@link drawSocialImages} into an export, and draws the icons of the installed site there. */
export async function placeSocialImages(root: string, out: string): Promise<void> {
  const folder = folderOf(root)
  await forEachOf(appIcons, 1, async (icon) => {
    const png = await sharp(Buffer.from(appIconSvg(icon)))
      .png({ palette: true })
      .toBuffer()
    await writeFile(join(out, icon.name), png)
  })
  const list: Record<string, string> = JSON.parse(await readFile(join(folder, listName), 'utf8'))
  await forEachOf(Object.entries(list), 16, async ([name, file]) => {
    const target = join(out, 'social', name)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(folder, file), target)
  })
}
