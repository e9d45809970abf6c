/** The last day of the month eleven months after `day`: less than a year ahead, as RFC 9116 recommends, and the same all month. */
const expiry = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + 11, 0)).toISOString().slice(0, 10)
}

/** The file security.txt (RFC 9116) of a build on a day: whom to tell about a weakness of the site. */
export const securityText = ({ email, origin }: { email: string; origin: string }, day: string): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expiry(day)}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
