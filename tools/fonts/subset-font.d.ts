declare module 'subset-font' {
  /** Cuts a font to the characters of `text`, which are all with `keepAllGlyphs`. An axis is pinned to one value or cut to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      keepFeatures?: readonly string[]
      keepAllGlyphs?: boolean
      variationAxes: { wght: number | { min: number; max: number } }
    },
  ): Promise<Buffer>
}
