/**
 * Subsets the fonts to what the site uses and writes `public/fonts`, `app/fonts.css` and the fonts of the social images. Run it after a
 * change of font, weight, fallback or character set: `npx tsx tools/fonts/subset.ts`. The results are committed, so a build does not run it.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { coreCharacters, extendedBlocks } from './characters'
import { fallbackFaces, stack, webFontFace } from './css'
import { type Family, families } from './families'
import { openFont } from './metrics'
import { singleWeight, sourceOf } from './sources'

/** Kerning, ligatures, and tabular figures: what browsers apply to English text and what our styles ask for. */
const coreFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

/** The forms of other languages too. */
const extendedFeatures = [...coreFeatures, 'locl']

interface WebFont {
  /** Appended to the file's name. */
  suffix: string
  codePoints: readonly number[]
  /** The characters for which browsers use the file. */
  range: readonly number[]
  keepFeatures: readonly string[]
}

/** Writes a web font; its address has a hash of its content. Returns its CSS rule. */
const writeWebFont = async (family: Family, { suffix, codePoints, range, keepFeatures }: WebFont): Promise<string> => {
  const font = await subsetFont(await sourceOf(family), String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: family.weights[0], max: family.weights.at(-1) ?? family.weights[0] } },
  })
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const address = `/fonts/${family.file}${suffix}-${hash}.woff2`
  await writeFile(`public${address}`, font)
  console.log(`public${address}  ${(font.length / 1024).toFixed(1)} KB`)
  return webFontFace(family, address, range)
}

/** Writes the files of the family and returns its CSS rules. */
const writeFamily = async (family: Family): Promise<string[]> => {
  const weights = await Promise.all(
    family.weights.map(async (weight) => ({ weight, font: openFont(await singleWeight(family, weight)) })),
  )
  // U+FFFF ends a font's character map and is no character.
  const characters = weights[0]?.font.characterSet.filter((code) => code < 0xffff) ?? []
  const core = coreCharacters(family.marks).filter((code) => characters.includes(code))
  const extended = characters.filter((code) => code > 0x20 && !core.includes(code))
  // Where ranges overlap the later rule applies, so the range of the first can be two whole blocks, which takes fewer bytes in pages.
  const extendedRange = [...extendedBlocks, ...extended]
  await writeFile(`tools/social/fonts/${family.file}.ttf`, await singleWeight(family, family.socialWeight))
  return [
    await writeWebFont(family, {
      suffix: '-extended',
      codePoints: extended,
      range: extendedRange,
      keepFeatures: extendedFeatures,
    }),
    await writeWebFont(family, { suffix: '', codePoints: core, range: core, keepFeatures: coreFeatures }),
    ...family.fallbacks.flatMap((fallback) =>
      weights.flatMap(({ weight, font }) => fallbackFaces(family, fallback, weight, font)),
    ),
  ]
}

await rm('public/fonts', { recursive: true, force: true })
await mkdir('public/fonts', { recursive: true })
const rules = (await Promise.all(families.map(writeFamily))).flat()
const variables = `:root {\n${families.map(stack).join('\n')}\n}`
await writeFile('app/fonts.css', ['/* Written by tools/fonts/subset.ts. */', ...rules, variables].join('\n\n'))
execFileSync('node_modules/.bin/biome', ['format', '--write', 'app/fonts.css'])
