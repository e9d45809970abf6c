// Draws the social image of every page, and the icons of the installed site, into `.cache/drawn`. A program of its own, so that it uses what
// other programs of the build leave of the processors.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { mapWithLimit } from '@site/static-documents'
import sharp from 'sharp'
import { SocialCard, socialText } from '@/components/social/social-card'
import { svgMarkup } from '@/components/social/svg-markup'
import { appIconSvg, appIcons, mark, touchIcon } from '@/lib/build/icons'
import { colors } from '@/lib/build/theme-tokens'
import { paletteOf } from '@/lib/theme/paint'
import { listCards } from './cards'
import { lacksLetters, typeset } from './typeset'

const folder = join('.cache', 'drawn')

/** Networks cut off or drop larger pictures. */
const mostBytes = 100_000

/** A card as PNG of less than 100 KB: with all its colors, or with 256 where that takes more. */
async function renderPng(card: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(card)).removeAlpha()
  // With a lower level more cards are too large and drawn twice.
  const png = await picture.png({ compressionLevel: 6 }).toBuffer()
  // Dithering would turn the background of some pictures gray.
  return png.length < mostBytes ? png : picture.png({ palette: true, effort: 4, dither: 0 }).toBuffer()
}

setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const icon of [...appIcons, touchIcon])
  await sharp(Buffer.from(appIconSvg(icon)))
    .png({ palette: true })
    .toFile(join(folder, icon.name))
const palette = paletteOf(colors, 'light')
const { shared, cards } = listCards()
await mapWithLimit([...cards], availableParallelism(), async ([name, copy]) => {
  const lines = socialText(copy, shared)
  const unset = lines.find(lacksLetters)
  if (unset) console.warn(`  ${name} shows no text in “${unset.face}”, which lacks letters of “${unset.text}”.`)
  const children = lines.filter(({ face }) => face !== unset?.face).map(typeset)
  const card = SocialCard({ ...copy, mark, children })
  const file = join(folder, 'social', name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await renderPng(svgMarkup(card, palette)))
})
