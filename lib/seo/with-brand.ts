/** Search engines cut titles off at about this many characters. */
const longest = 70

/** A page's title with the brand after it, where there is room for both: `Better decisions | Example`. */
export const withBrand = (title: string, brand: string): string => {
  const whole = `${title} | ${brand}`
  return whole.length <= longest ? whole : title
}
