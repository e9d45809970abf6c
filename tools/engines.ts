/**
 * `npm run test:engines -- [pages]`: every address of the sitemap, or those such as `/about`, in WebKit and Firefox beside Chromium.
 * A shape that is elsewhere is an error; the pictures of its page are then in test-results/engines/.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { roi } from '../lib/build/content'
import { estimateFragment } from '../lib/roi/link'
import { routes } from '../lib/routes'
import { answers } from '../tests/e2e/pages/roi-page'
import { isDifferent, type Pixels } from './engines/compare'
import { openEngines, type Photo, type Region } from './engines/engines'
import { serve } from './serve/serve'
import { Failure, runCommand } from './setup/command.mjs'

const folder = 'test-results/engines'

/** A page at half its size, as a function that cuts out a part of it. */
async function readParts({ png }: Photo) {
  const { width, height } = await sharp(png).metadata()
  const small = await sharp(png)
    .removeAlpha()
    .resize(width >> 1, height >> 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  return (left: number, top: number, columns: number, rows: number): Pixels => {
    const data = new Uint8Array(3 * columns * rows)
    for (let row = 0; row < rows; row++) {
      const start = 3 * (((top >> 1) + row) * (width >> 1) + (left >> 1))
      data.set(small.subarray(start, start + 3 * columns), 3 * row * columns)
    }
    return { width: columns, height: rows, data }
  }
}

/** A sentence for each part of a page with a shape that is elsewhere. Parts are compared at their own places, since text moves what is below it. */
async function compare(own: Photo, other: Photo): Promise<string[]> {
  const [cutOwn, cutOther] = [await readParts(own), await readParts(other)]
  if (own.regions.length !== other.regions.length) return ['it does not have the same elements']
  return own.regions.flatMap((region, index) => {
    const twin = other.regions[index] ?? region
    const name = `${region.name} at ${Math.round(region.x)}, ${Math.round(region.y)}`
    const isPreview = (['x', 'width', 'height'] as const).some((side) => Math.abs(region[side] - twin[side]) > 8)
    if (region.isShape && isPreview) return `${name} has another place or size`
    const place = ({ x, y }: Region) => [Math.max(0, x), Math.max(0, y)] as const
    const [columns, rows] = [Math.min(region.width, twin.width) >> 1, Math.min(region.height, twin.height) >> 1]
    const [one, two] = [cutOwn(...place(region), columns, rows), cutOther(...place(twin), columns, rows)]
    return isDifferent(one, two, region.isShape ? 0.25 : 1) ? `${name} looks different` : []
  })
}

await runCommand(async () => {
  const { base, close } = await serve('out')
  const engines = await openEngines()
  const listed = readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)
  const all = [
    ...Array.from(listed, ([, path = '']) => path),
    routes.roiCalculator.path + estimateFragment(answers, roi.questions),
  ]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let count = 0
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : all) {
    const [own, ...others] = await Promise.all(engines.map(({ photograph }) => photograph(base + path)))
    for (const [index, other] of others.entries()) {
      const { name = '' } = engines[index + 1] ?? {}
      const faults = own ? await compare(own, other) : []
      console.log([`${path} in ${name}: ${faults.length} differences`, ...faults].join('\n  '))
      count += faults.length
      const file = `${folder}/${path.replace(/#.*/, '-result').slice(1).replaceAll('/', '-') || 'home'}`
      if (own && faults.length > 0) writeFileSync(`${file}.Chromium.png`, own.png)
      if (faults.length > 0) writeFileSync(`${file}.${name}.png`, other.png)
    }
  }
  for (const engine of engines) await engine.close()
  close()
  if (count > 0)
    throw new Failure(`${count} shapes are not where Chromium draws them. Look at the pictures in ${folder}/.`)
})
