/** The font of a system that is shown until the web font has loaded. */
export interface Fallback {
  /** Appended to the family's name: `Besley Fallback`, `Besley Fallback Android`. */
  suffix: string
  /** Full names, in the order in which the browser looks for them. */
  local: readonly string[]
  /** Mean advance width of the characters of the family's sample, as a share of the em. `subset.ts` prints it. */
  width: number
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
  /** Text of the kind that the family sets: widths are measured on it, because headings have more capitals than sentences. */
  sample: string
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
    marks: '!"$%&\'()+,-./:;=?é·×–—‘’“”…−',
    socialWeight: 430,
    sample:
      'With patients Privacy Policy What happens to the answers I give the ROI calculator? Who can see our data? Scheduling & Reminders ' +
      'What is repetitive work costing you? Know the usual errors Count the leak ROI projection Frequently Asked Questions Latest ' +
      'Articles Get Started with Your AI Plan Terms of Service Meet the Team Build Better Tools From Kirkwood to St. Louis',
    fallbacks: [
      { suffix: 'Fallback', local: ['Georgia', 'Gelasio', 'Gelasio Regular'], width: 0.4523 },
      { suffix: 'Fallback Android', local: ['Noto Serif', 'Noto Serif Regular'], width: 0.4858 },
      { suffix: 'Fallback Linux', local: ['Times New Roman', 'Liberation Serif'], width: 0.4171 },
      { suffix: 'Fallback DejaVu', local: ['DejaVu Serif'], width: 0.5242 },
    ],
    variable: '--face-display',
    generic: 'serif',
  },
  {
    name: 'Instrument Sans',
    file: 'instrument-sans',
    weights: [400, 600],
    marks: '!"#$%&\'()+,-./:;=?@_©·é×÷–—‘’“”•…−',
    socialWeight: 600,
    sample:
      'A forecast built on a ledger that closes three weeks late describes a company that no longer exists. So the first AI project in ' +
      'finance is often the dullest one: getting documents into the books quickly and correctly.',
    fallbacks: [
      { suffix: 'Fallback', local: ['Arial', 'Liberation Sans'], width: 0.4286 },
      { suffix: 'Fallback Android', local: ['Roboto', 'Roboto Regular'], width: 0.4308 },
      { suffix: 'Fallback DejaVu', local: ['DejaVu Sans'], width: 0.4914 },
    ],
    variable: '--face-text',
    generic: 'sans-serif',
  },
]
