import { type ChosenColors, findWeakContrast, nearestReadable } from '../../theme/colors'
import { id } from './addresses'
import { formed, group } from './text'

const form = /^#[0-9a-f]{6}$/i

/** A color from which others follow. One that would be hard to read somewhere is refused, with the nearest that is not. */
const color = (family: keyof ChosenColors, label: string, example: string) =>
  formed(label, form, example, () => `must be a color of six digits, such as ${example}`)
    .superRefine((value, context) => {
      const { found = 0, least, as } = (form.test(value) && findWeakContrast({ [family]: value })) || {}
      const near = least && nearestReadable(family, value)
      const message = `has a contrast of ${found.toFixed(2)} to 1 in ${as}, where ${least} to 1 is needed; write "${near}", the nearest that has it`
      if (least) context.addIssue({ code: 'custom', message })
    })
    .meta({ description: 'As the light theme shows it; its shades and the dark theme follow' })
    .optional()

/** The look of a firm. */
export const theme = group('Look', {
  colors: group('Colors', {
    action: color('action', 'Color of links and buttons', '#2456c9'),
    accent: color('accent', 'Color of small headings and lines', '#b00020'),
  }).optional(),
  socialFont: id('Font of social images for other letters', 'noto-serif')
    .describe('A family of @fontsource that is installed, for titles with letters that the site’s fonts lack')
    .optional(),
}).describe('What distinguishes the firm from others; without it, river teal and copper')
