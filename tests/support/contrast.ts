/** Linear value of one sRGB channel. */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/**
 * Relative luminance of a color written as `#rrggbb`, from 0 (black) to 1 (white).
 * Source: WCAG 2.2, definition of relative luminance.
 */
export const luminance = (color: string): number => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`"${color}" is not a color of the form #rrggbb`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors, from 1 (equal) to 21 (black on white), whichever is the text. Source: WCAG 2.2. */
export const contrast = (a: string, b: string): number => {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}
