/**
 * Subsets the fonts to what the site uses and writes `public/fonts`, `app/fonts.css` and the fonts of the social images. Run it after a
 * change of font, weight, fallback or character set: `npx tsx tools/fonts/subset.ts`. The results are committed, so a build does not run it.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { type Fallback, type Family, families } from './families'

/** The characters of every family's core file, which every page loads; each family adds its own marks. */
const coreText = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0'

/** Kerning and tabular figures. Ligatures are left out: browsers apply none to tracked text, which most of the display face is. */
const coreFeatures = ['kern', 'tnum']

/** Ligatures, and the forms of other languages, too. */
const extendedFeatures = [...coreFeatures, 'calt', 'ccmp', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn']

/**
 * Latin letters with accents and general punctuation: nearly all characters of the extended files. Whole blocks take fewer bytes in pages. The
 * invisible signs U+200B to 200F are left out, since a browser may fetch the file for one of them, and draws none.
 */
const extendedBlocks = 'U+20-323,U+2000-200A,U+2010-206F'

/** [0x41, 0x42, 0x43, 0x5a] → `U+41-43,U+5A`, the value of a CSS `unicode-range`. */
const unicodeRange = (codePoints: readonly number[]): string => {
  const hex = (code: number) => code.toString(16).toUpperCase()
  const isIn = (code: number) => codePoints.includes(code)
  const starts = codePoints.filter((code) => !isIn(code - 1)).sort((a, b) => a - b)
  const ends = codePoints.filter((code) => !isIn(code + 1)).sort((a, b) => a - b)
  return starts
    .map((from, index) => `U+${hex(from)}${ends[index] === from ? '' : `-${hex(ends[index] ?? from)}`}`)
    .join(',')
}

/**
 * The `@font-face` rule that resizes a system font so that most lines of text keep their breaks, and all their heights, when the web
 * font replaces it. It names no weight, so that browsers embolden the system font where text is semibold.
 */
const fallbackFace = (family: Family, { suffix, local, size }: Fallback, font: Font): string => {
  const height = (units: number) => `${Math.round((units / font.unitsPerEm / size) * 100)}%`
  return `@font-face {
  font-family: "${family.name} ${suffix}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${Number((size * 100).toFixed(1))}%;
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(-font.descent)};
  line-gap-override: ${height(font.lineGap)};
}`
}

/** Writes the files of a family and returns its CSS rules. */
const writeFamily = async (family: Family): Promise<string[]> => {
  const { name, file, weights, marks, socialWeight, fallbacks } = family
  const [min, max] = weights
  const files = `node_modules/@fontsource-variable/${file}/files/${file}`
  const source = await readFile(`${files}-latin-wght-normal.woff2`)

  /** Writes a web font with these characters; its address has a hash of its content. Returns its CSS rule. */
  const writeFont = async (suffix: string, characters: readonly number[], keepFeatures: string[], range: string) => {
    const variationAxes = { wght: { min, max } }
    const settings = { targetFormat: 'woff2', keepFeatures, variationAxes } as const
    const font = await subsetFont(source, String.fromCodePoint(...characters), settings)
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
    const address = `/fonts/${file}${suffix}-${hash}.woff2`
    await writeFile(`public${address}`, font)
    console.log(`public${address}  ${(font.length / 1024).toFixed(1)} KB`)
    return `@font-face {
  font-family: "${name}";
  src: url("${address}") format("woff2");
  font-weight: ${min} ${max};
  font-display: swap;
  unicode-range: ${range};
}`
  }

  const settings = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: { wght: socialWeight } } as const
  const social = await subsetFont(source, '', settings)
  await writeFile(`tools/social/fonts/${file}.ttf`, social)
  const others = await subsetFont(await readFile(`${files}-latin-ext-wght-normal.woff2`), '', settings)
  await writeFile(`tools/social/fonts/${file}-extended.ttf`, others)
  const font = create(social) as Font
  // U+FFFF ends a font's character map and is no character.
  const all = font.characterSet.filter((code) => code > 0x1f && code < 0xffff)
  const core = all.filter((code) => (coreText + marks).includes(String.fromCodePoint(code)))
  const extended = all.filter((code) => !core.includes(code))
  const extendedRange = `${extendedBlocks},${unicodeRange(extended.filter((code) => code > 0x206f))}`
  return [
    // Where ranges overlap the later rule applies.
    await writeFont('-extended', extended, extendedFeatures, extendedRange),
    await writeFont('', core, coreFeatures, unicodeRange(core)),
    ...fallbacks.map((fallback) => fallbackFace(family, fallback, font)),
  ]
}

/** The declaration of the CSS variable with the family and its fallbacks. */
const stack = ({ name, variable, fallbacks, generic }: Family): string =>
  `${variable}: "${name}", ${fallbacks.map(({ suffix }) => `"${name} ${suffix}", `).join('')}${generic};`

await rm('public/fonts', { recursive: true, force: true })
await mkdir('public/fonts', { recursive: true })
const rules = (await Promise.all(families.map(writeFamily))).flat()
const variables = `:root {\n${families.map(stack).join('\n')}\n}`
await writeFile('app/fonts.css', ['/* Written by tools/fonts/subset.ts. */', ...rules, variables].join('\n\n'))
execFileSync('node_modules/.bin/biome', ['format', '--write', 'app/fonts.css'])
