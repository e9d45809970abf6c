/** A font that visitors' systems have. */
export interface SystemFont {
  /** Full names, in the order in which the browser looks for them. */
  local: readonly string[]
  /** Mean advance width, as a share of the em, of the sample's characters that are not in `group`. `measure.ts` prints it. */
  width: number
  /** Characters that are resized differently from the others: their widths have another ratio to those of the web font. */
  group: { characters: string; width: number }
}

/** The system font that is shown until the web font has loaded. */
export interface Fallback {
  /** Appended to the family's name: `Besley Fallback`, `Besley Fallback Android`. */
  suffix: string
  regular: SystemFont
  /** For weights from 600 on. Left out where the systems have no file of that weight. */
  bold?: SystemFont
}

/** One family that the site ships. */
export interface Family {
  name: string
  /** The package of the `@fontsource-variable` scope that has the font; the files in `public/fonts` have the same name. */
  file: string
  /** The weights that the design uses, in ascending order. Each has its own fallback faces, because its widths differ. */
  weights: readonly [number, ...number[]]
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
      {
        suffix: 'Fallback',
        regular: {
          local: ['Georgia', 'Gelasio', 'Gelasio Regular'],
          width: 0.4827,
          group: { characters: ' &ACFGKLSTWYcfgrsvwy', width: 0.4082 },
        },
      },
      {
        suffix: 'Fallback Android',
        regular: {
          local: ['Noto Serif', 'Noto Serif Regular'],
          width: 0.4368,
          group: { characters: '.adefhijklmnopqrtuvw', width: 0.5155 },
        },
      },
      {
        suffix: 'Fallback Linux',
        regular: {
          local: ['Times New Roman', 'Liberation Serif'],
          width: 0.413,
          group: { characters: 'FITWadhnpqrstu', width: 0.421 },
        },
      },
      {
        suffix: 'Fallback DejaVu',
        regular: { local: ['DejaVu Serif'], width: 0.5962, group: { characters: ' &.Sacegjlmoqst', width: 0.4776 } },
      },
    ],
    variable: '--face-display',
    generic: 'serif',
  },
  {
    name: 'Instrument Sans',
    file: 'instrument-sans',
    weights: [400, 500, 600],
    marks: '!"#$%&\'()+,-./:;=?@_©·é×÷–—‘’“”•…−',
    socialWeight: 600,
    sample:
      'We design, build, and run AI systems for small businesses, and we keep answering for them after launch. Start with an honest ' +
      'conversation about the work that takes most of your day, and bring the numbers that you have. Full-time or part-time, remote or ' +
      'in St. Louis: the people who know your customers keep the last word, and make sure that every tool still earns its keep in 12 months.',
    fallbacks: [
      {
        suffix: 'Fallback',
        regular: { local: ['Arial', 'Liberation Sans'], width: 0.479, group: { characters: ' 1', width: 0.2818 } },
        bold: {
          local: ['Arial Bold', 'Liberation Sans Bold'],
          width: 0.5217,
          group: { characters: ' 1:', width: 0.2825 },
        },
      },
      {
        suffix: 'Fallback Android',
        regular: {
          local: ['Roboto', 'Roboto Regular'],
          width: 0.5044,
          group: { characters: ' .12Iails', width: 0.3401 },
        },
      },
      {
        suffix: 'Fallback DejaVu',
        regular: { local: ['DejaVu Sans'], width: 0.5483, group: { characters: ' 1:', width: 0.3226 } },
        bold: { local: ['DejaVu Sans Bold'], width: 0.6235, group: { characters: ' 1:I', width: 0.354 } },
      },
    ],
    variable: '--face-text',
    generic: 'sans-serif',
  },
]
