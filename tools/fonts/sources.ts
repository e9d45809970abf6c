import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { Family } from './families'

/** The file of a family with all its weights. */
export const sourceOf = ({ file }: Family): Promise<Buffer> =>
  readFile(`node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`)

/** One weight of a family with all its characters, uncompressed. */
export const singleWeight = async (family: Family, wght: number): Promise<Buffer> =>
  subsetFont(await sourceOf(family), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: { wght } })
