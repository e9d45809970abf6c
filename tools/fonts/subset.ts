/**
 * Cuts the fonts to what the site uses and writes `app/fonts.css` and `lib/fonts.ts`. Run it after a change of font, weight or character
 * set: `npx tsx tools/fonts/subset.ts`. The results are committed, so a build needs neither this nor the packages.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { coveredBlocks, firstViewCharacters, unicodeRange } from './characters'
import { fallbackFace } from './fallback'
import { type Family, families } from './families'
import { writeSocialFonts } from './social'
import { readTables } from './tables'

const folder = 'public/fonts'

/** Kerning, ligatures, placed accents, and table figures: what browsers apply by themselves and what our styles ask for. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

const face = (name: string, file: string, style: string, weight: string, range: readonly number[]): string =>
  [
    '@font-face {',
    `  font-family: "${name}";`,
    `  src: url("/fonts/${file}.woff2") format("woff2");`,
    ...(style === 'normal' ? [] : [`  font-style: ${style};`]),
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  unicode-range: ${unicodeRange(range)};`,
    '}',
  ].join('\n')

const text = (codePoints: readonly number[]) => String.fromCodePoint(...codePoints)

/** Writes a font under a name that changes with its content, so that browsers may keep it for good; returns the name. */
const writeFont = async (file: string, font: Buffer): Promise<string> => {
  const name = `${file}-${createHash('sha256').update(font).digest('hex').slice(0, 8)}`
  await writeFile(`${folder}/${name}.woff2`, font)
  console.log(`${folder}/${name}.woff2  ${(font.length / 1024).toFixed(1)} KB`)
  return name
}

/** Writes the first-view file and the file of the remaining characters; returns the former's name and the family's CSS. */
const cutFamily = async (family: Family): Promise<{ preload: string; css: string }> => {
  const source = await readFile(family.source)
  const typical = await subsetFont(source, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: family.typicalWeight },
  })
  const tables = readTables(typical)
  const firstView = firstViewCharacters.filter((code) => tables.characters.has(code))
  const rest = [...tables.characters].filter((code) => code > 0x20 && !firstView.includes(code))
  const options = { targetFormat: 'woff2', keepFeatures, variationAxes: { wght: family.weights } } as const
  const first = await writeFont(family.file, await subsetFont(source, text(firstView), options))
  const last = await writeFont(`${family.file}-rest`, await subsetFont(source, text(rest), options))
  const weight = `${family.weights.min} ${family.weights.max}`
  const rules = [
    // The later rule wins where ranges overlap, so the earlier may name whole blocks: fewer gaps are fewer bytes in pages.
    face(family.name, last, family.style, weight, [...coveredBlocks, ...rest]),
    face(family.name, first, family.style, weight, firstView),
    ...family.fallbacks.map((fallback) => fallbackFace(family.name, fallback, tables)),
  ]
  return { preload: `/fonts/${first}.woff2`, css: rules.join('\n\n') }
}

const stack = (family: Family): string =>
  `  ${family.variable}: "${family.name}", ${family.fallbacks.map(({ suffix }) => `"${family.name} ${suffix}", `).join('')}${family.generic};`

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const cut = await Promise.all(families.map(cutFamily))
const variables = [':root {', ...families.map(stack), '}'].join('\n')
const css = ['/* Written by tools/fonts/subset.ts. */', ...cut.map((family) => family.css), variables].join('\n\n')
await writeFile('app/fonts.css', `${css}\n`)
await writeFile(
  'lib/fonts.ts',
  `/** The font files that every page shows at once; layouts preload them. Written by tools/fonts/subset.ts. */
export const preloadedFonts = ${JSON.stringify(cut.map(({ preload }) => preload))}
`,
)
await writeSocialFonts()
execFileSync('node_modules/.bin/biome', ['format', '--write', 'app/fonts.css', 'lib/fonts.ts'])
