import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { families } from './families'

/** The one weight of each family that social images are set in. */
const weights = new Map([
  ['besley', 430],
  ['instrument-sans', 600],
])

const folder = 'app/social/fonts'

/**
 * Writes the fonts of the social images: one weight each, all glyphs, in the uncompressed format that the program that
 * draws the images reads.
 */
export const writeSocialFonts = async (): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const { file, source } of families) {
    const font = await subsetFont(await readFile(source), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: { wght: weights.get(file) ?? 400 },
    })
    await writeFile(`${folder}/${file}.ttf`, font)
    console.log(`${folder}/${file}.ttf  ${(font.length / 1024).toFixed(1)} KB`)
  }
}
