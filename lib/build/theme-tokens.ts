import { type ColorName, siteColors } from '../theme/colors'
import { site } from './content'

/** The colors of the site, by name. */
export const colors = siteColors(site.theme?.colors)

/** A color of the site, for what has no style sheet. */
export const colorOf = (name: ColorName) => colors.get(name) ?? { light: '', dark: '' }
