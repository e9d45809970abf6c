import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { type Colors, cardSource } from '@/components/social/svg-markup'
import { socialImageSize } from '@/lib/seo/social-image'
import { paletteOf, readBackgrounds } from '@/lib/theme/paint'
import { readColorTokens } from '@/lib/theme/tokens'

const inProject = (...parts: string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...parts)

/** The light theme's colors, read from the style sheets of the pages. */
export const readColors = async (): Promise<Colors> => ({
  palette: paletteOf(readColorTokens(await readFile(inProject('app/styles/theme.css'), 'utf8')), 'light'),
  backgrounds: readBackgrounds(await readFile(inProject('components/illustrations/illustrations.css'), 'utf8')),
})

const readFonts = async () => [
  { name: 'Besley', data: await readFile(inProject('app/social/fonts/besley.ttf')) },
  { name: 'Instrument Sans', data: await readFile(inProject('app/social/fonts/instrument-sans.ttf')) },
]

/** A card as PNG. Rendered images are cached in `.cache/social` under the hash of all inputs. */
export const renderCard = async (card: ReactElement, colors: Colors): Promise<Uint8Array<ArrayBuffer>> => {
  const fonts = await readFonts()
  const hash = createHash('sha256').update(cardSource(card, colors))
  for (const { data } of fonts) hash.update(data)
  const kept = inProject('.cache/social', `${hash.digest('hex').slice(0, 32)}.png`)
  const known = await readFile(kept).catch(() => undefined)
  if (known) return new Uint8Array(known)
  const image = new Uint8Array(await new ImageResponse(card, { ...socialImageSize, fonts }).arrayBuffer())
  await keep(kept, image).catch(() => undefined)
  return image
}

/** When the folder cannot be written to, only the next build is slower. */
const keep = async (file: string, image: Uint8Array): Promise<void> => {
  await mkdir(join(file, '..'), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, image)
  await rename(draft, file)
}
