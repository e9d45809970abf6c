import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { forEachOf } from '@site/static-documents'
import sharp from 'sharp'
import { SocialCard, socialText } from '@/components/social/social-card'
import { svgMarkup } from '@/components/social/svg-markup'
import { appIconSvg, appIcons, touchIcon } from '@/lib/seo/icons'
import { paletteOf } from '@/lib/theme/paint'
import { colors } from '@/lib/theme/tokens'
import { typeset } from './typeset'

/** Networks cut off or drop larger pictures. */
const mostBytes = 100_000

/** With a lower level more cards are too large and drawn twice. Dithering would turn the background of some pictures gray. */
const encodings = { full: { compressionLevel: 6 }, small: { palette: true, effort: 4, dither: 0 } } as const

const listName = 'list.json'

const folderOf = (root: string): string => join(root, '.cache', 'social')

/** A card as PNG of less than 100 KB: with all its colors, or with 256 where that takes more. */
async function renderPng(card: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(card)).removeAlpha()
  const png = await picture.png(encodings.full).toBuffer()
  return png.length < mostBytes ? png : picture.png(encodings.small).toBuffer()
}

/** File name of a card in the cache, from all that decides its bytes. */
const cacheName = (card: string): string => {
  const hash = createHash('sha256').update(JSON.stringify([card, sharp.versions, encodings]))
  return `${hash.digest('hex').slice(0, 32)}.png`
}

/** Draws a card, an SVG source, unless the cache has it; returns its file name in the cache. */
async function drawOnce(card: string, folder: string, known: ReadonlySet<string>): Promise<string> {
  const name = cacheName(card)
  if (known.has(name)) return name
  const draft = join(folder, `${name}.${process.pid}`)
  await writeFile(draft, await renderPng(card))
  await rename(draft, join(folder, name))
  return name
}

/**
 * Draws the social image of every page into the cache `.cache/social`, under the hash of its content, and removes what no page
 * uses any more. The content is imported here, since it does not exist before an earlier stage has read it.
 * @param root The project.
 */
export async function drawSocialImages(root: string): Promise<void> {
  sharp.concurrency(1)
  const folder = folderOf(root)
  await mkdir(folder, { recursive: true })
  const known = new Set(await readdir(folder))
  const palette = paletteOf(colors, 'light')
  const { listCards } = await import('./cards')
  const { shared, cards } = listCards()
  const list = new Map<string, string>()
  await forEachOf([...cards], availableParallelism(), async ([name, copy]) => {
    const card = SocialCard({ ...copy, children: socialText(copy, shared).map(typeset) })
    list.set(name, await drawOnce(svgMarkup(card, palette), folder, known))
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
  await forEachOf([...appIcons, touchIcon], 1, async (icon) => {
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
