import { type Fallback, sansFallbacks, serifFallbacks } from './fallback'

/** One family that the site ships, and the file of the registry package it is cut from. */
export interface Family {
  name: string
  /** File name in `public/fonts`, without the ending. */
  file: string
  style: 'normal' | 'italic'
  source: string
  /** Weights that the design uses. */
  weights: { min: number; max: number }
  /** The weight that its fallbacks imitate. */
  typicalWeight: number
  fallbacks: readonly Fallback[]
  /** The CSS variable that lists the family and its fallbacks, and the generic name that ends it. */
  variable: string
  generic: string
}

const packaged = (font: string, file: string) => `node_modules/@fontsource-variable/${font}/files/${file}.woff2`

export const families: readonly Family[] = [
  {
    name: 'Besley',
    file: 'besley',
    style: 'normal',
    source: packaged('besley', 'besley-latin-wght-normal'),
    weights: { min: 400, max: 500 },
    typicalWeight: 420,
    fallbacks: serifFallbacks,
    variable: '--face-display',
    generic: 'serif',
  },
  {
    name: 'Instrument Sans',
    file: 'instrument-sans',
    style: 'normal',
    source: packaged('instrument-sans', 'instrument-sans-latin-wght-normal'),
    weights: { min: 400, max: 600 },
    typicalWeight: 400,
    fallbacks: sansFallbacks,
    variable: '--face-text',
    generic: 'sans-serif',
  },
]
