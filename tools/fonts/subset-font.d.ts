declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    keepAllGlyphs?: boolean
    /** An axis is pinned to one value or cut to a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  }

  /** Cuts a font to the characters of `text`; `text` is left out with `keepAllGlyphs`. */
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>
}
