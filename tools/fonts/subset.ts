/**
 * Subsets the fonts to what the site uses and writes `public/fonts`, `app/fonts.css` and the fonts of the social images. Run it after a
 * change of font, weight, fallback or character set: `npx tsx tools/fonts/subset.ts`. The results are committed, so a build does not run it.
 *
 * `npx tsx tools/fonts/subset.ts <family> <file>` prints the width of a system font for `families.ts`. The file is TrueType or OpenType; one
 * with the same metrics will do, such as Gelasio for Georgia and Liberation Sans for Arial.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { type Fallback, type Family, families } from './families'

/** The file of a family with all its weights. */
const sourceOf = ({ file }: Family): Promise<Buffer> =>
  readFile(`node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`)

/** One weight of a family with all its characters, uncompressed. */
const singleWeight = async (family: Family, wght: number): Promise<Buffer> =>
  subsetFont(await sourceOf(family), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: { wght } })

/** Opens an uncompressed (TrueType or OpenType) font file, which has a single font. */
const openFont = (file: Buffer): Font => create(file) as Font

/** Mean advance width of the characters of a text without kerning, as a share of the em. */
const averageWidth = (font: Font, text: string): number => {
  const widths = font.glyphsForString(text).map(({ advanceWidth }) => advanceWidth)
  return widths.reduce((sum, width) => sum + width, 0) / font.unitsPerEm / text.length
}

/** Kerning, ligatures, and tabular figures: what browsers apply to English text and what our styles ask for. */
const coreFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

/** The forms of other languages too. */
const extendedFeatures = [...coreFeatures, 'locl']

/** The characters of every family's core file, which every page loads; each family adds its own marks. */
const coreText = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0'

const block = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Latin letters with accents and general punctuation: nearly all characters of the extended files, in two ranges. */
const extendedBlocks: readonly number[] = [...block(0x20, 0x323), ...block(0x2000, 0x206f)]

/** [0x41, 0x42, 0x43, 0x5a] → `U+41-43,U+5A`, the value of a CSS `unicode-range`. */
const unicodeRange = (codePoints: readonly number[]): string => {
  const all = new Set(codePoints)
  const hex = (code: number) => code.toString(16).toUpperCase()
  const starts = [...all].filter((code) => !all.has(code - 1)).sort((a, b) => a - b)
  return starts
    .map((from) => {
      let to = from
      while (all.has(to + 1)) to += 1
      return `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`
    })
    .join(',')
}

/** Writes a web font with these characters; its address has a hash of its content. Returns its CSS rule, which names it for a range. */
const writeWebFont = async (
  family: Family,
  suffix: string,
  characters: readonly number[],
  keepFeatures: readonly string[],
  range = characters,
): Promise<string> => {
  const [min, max] = family.weights
  const font = await subsetFont(await sourceOf(family), String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min, max } },
  })
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const address = `/fonts/${family.file}${suffix}-${hash}.woff2`
  await writeFile(`public${address}`, font)
  console.log(`public${address}  ${(font.length / 1024).toFixed(1)} KB`)
  return `@font-face {
  font-family: "${family.name}";
  src: url("${address}") format("woff2");
  font-weight: ${min} ${max};
  font-display: swap;
  unicode-range: ${unicodeRange(range)};
}`
}

/**
 * The `@font-face` rule that resizes a system font so that most lines of text keep their breaks, and all their heights, when the web
 * font replaces it. It names no weight, so that browsers embolden the system font where text is semibold.
 */
const fallbackFace = (family: Family, { suffix, local, width }: Fallback, font: Font): string => {
  const size = averageWidth(font, family.sample) / width
  const percent = (share: number, digits = 0) => `${Number((share * 100).toFixed(digits))}%`
  const height = (units: number) => percent(units / font.unitsPerEm / size)
  return `@font-face {
  font-family: "${family.name} ${suffix}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size, 1)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(-font.descent)};
  line-gap-override: ${height(font.lineGap)};
}`
}

/** The declaration of the CSS variable with the family and its fallbacks. */
const stack = ({ name, variable, fallbacks, generic }: Family): string =>
  `${variable}: "${name}", ${fallbacks.map(({ suffix }) => `"${name} ${suffix}", `).join('')}${generic};`

/** Writes the files of the family and returns its CSS rules. */
const writeFamily = async (family: Family): Promise<string[]> => {
  const font = openFont(await singleWeight(family, family.weights[0]))
  // U+FFFF ends a font's character map and is no character.
  const characters = font.characterSet.filter((code) => code < 0xffff)
  const wanted = Array.from(coreText + family.marks, (character) => character.codePointAt(0) ?? 0)
  const core = wanted.filter((code) => characters.includes(code))
  const extended = characters.filter((code) => code > 0x20 && !core.includes(code))
  await writeFile(`tools/social/fonts/${family.file}.ttf`, await singleWeight(family, family.socialWeight))
  return [
    // Where ranges overlap the later rule applies, so the range of the first can be two whole blocks, which takes fewer bytes in pages.
    await writeWebFont(family, '-extended', extended, extendedFeatures, [...extendedBlocks, ...extended]),
    await writeWebFont(family, '', core, coreFeatures),
    ...family.fallbacks.map((fallback) => fallbackFace(family, fallback, font)),
  ]
}

async function writeFonts(): Promise<void> {
  await rm('public/fonts', { recursive: true, force: true })
  await mkdir('public/fonts', { recursive: true })
  const rules = (await Promise.all(families.map(writeFamily))).flat()
  const variables = `:root {\n${families.map(stack).join('\n')}\n}`
  await writeFile('app/fonts.css', ['/* Written by tools/fonts/subset.ts. */', ...rules, variables].join('\n\n'))
  execFileSync('node_modules/.bin/biome', ['format', '--write', 'app/fonts.css'])
}

const [name, file] = process.argv.slice(2)
const measured = families.find((family) => family.file === name)
if (measured && file) console.log(`width: ${averageWidth(openFont(await readFile(file)), measured.sample).toFixed(4)}`)
else await writeFonts()
