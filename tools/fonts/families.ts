/** The font of a system that is shown until the web font has loaded. */
export interface Fallback {
  /** Appended to the family's name: `Besley Fallback`, `Besley Fallback Android`. */
  suffix: string
  /** Full names, in the order in which the browser looks for them. */
  local: readonly string[]
  /** The family's mean width of letters by its own, in texts such as the family sets, so that lines keep their breaks. Measure all pages after a change. */
  size: number
}

/** One family that the site ships. */
export interface Family {
  name: string
  /** The package of the `@fontsource-variable` scope that has the font; the files in `public/fonts` have the same name. */
  file: string
  /** The lightest and the heaviest weight that the design uses. */
  weights: readonly [number, number]
  /** Marks and accented letters of the core file: those that our texts set in this family. The extended file has all others. */
  marks: string
  /** The weight of the social images. */
  socialWeight: number
  fallbacks: readonly Fallback[]
  /** The CSS variable that lists the family and its fallbacks, and the generic family at its end. */
  variable: string
  generic: string
}

export const families: readonly Family[] = [
  {
    name: 'Besley',
    file: 'besley',
    weights: [420, 500],
    marks: "!$%&'()+,-./:;?é×–—’“”−",
    socialWeight: 430,
    fallbacks: [
      { suffix: 'Fallback', local: ['Georgia', 'Gelasio', 'Gelasio Regular'], size: 1.147 },
      { suffix: 'Fallback Android', local: ['Noto Serif', 'Noto Serif Regular'], size: 1.0679 },
      { suffix: 'Fallback Linux', local: ['Times New Roman', 'Liberation Serif'], size: 1.2438 },
      { suffix: 'Fallback DejaVu', local: ['DejaVu Serif'], size: 0.9897 },
    ],
    variable: '--face-display',
    generic: 'serif',
  },
  {
    name: 'Instrument Sans',
    file: 'instrument-sans',
    weights: [400, 600],
    marks: '!"#$%&\'()+,-./:;=?@_©·é×÷–—‘’“”…−',
    socialWeight: 600,
    fallbacks: [
      { suffix: 'Fallback', local: ['Arial', 'Liberation Sans'], size: 1.0292 },
      { suffix: 'Fallback Android', local: ['Roboto', 'Roboto Regular'], size: 1.024 },
      { suffix: 'Fallback DejaVu', local: ['DejaVu Sans'], size: 0.8977 },
    ],
    variable: '--face-text',
    generic: 'sans-serif',
  },
]
