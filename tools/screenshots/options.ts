import { parseArgs } from 'node:util'

export type Theme = 'light' | 'dark'

/** What to photograph, and where the pictures go. */
export interface ScreenshotOptions {
  /** Address of a running site; without one the exported folder is served for the occasion. */
  base?: string
  routes: readonly string[]
  widths: readonly number[]
  themes: readonly Theme[]
  folder: string
}

const list = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? []

/**
 * Reads the command line: `--base http://localhost:3100 --routes /,/about --width 375,1440 --theme dark --out folder`.
 * @param args What follows the command.
 * @param known Every route; the default of `--routes`.
 * @throws Error with a sentence about the first argument that makes no sense.
 */
export function readScreenshotOptions(args: readonly string[], known: readonly string[]): ScreenshotOptions {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { base: text, routes: text, width: text, theme: text, out: text },
  })
  const widths = list(values.width).map(Number)
  if (widths.some((width) => !Number.isInteger(width) || width < 200))
    throw new Error('--width takes whole numbers of pixels, such as 375,1440.')
  const themes = list(values.theme).map((theme): Theme => {
    if (theme === 'light' || theme === 'dark') return theme
    throw new Error('--theme takes light, dark or both: light,dark.')
  })
  const routes = list(values.routes)
  return {
    ...(values.base ? { base: values.base.replace(/\/$/, '') } : {}),
    routes: routes.length > 0 ? routes : known,
    widths: widths.length > 0 ? widths : [375, 768, 1440],
    themes: themes.length > 0 ? themes : ['light', 'dark'],
    folder: values.out ?? 'screenshots',
  }
}
