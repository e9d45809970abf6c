/** Percent-encodes everything that RFC 3986 reserves; `encodeURIComponent` leaves `! ' ( ) *` as they are. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The address of a mail draft for an application (spec sections 2 and 7): to the agency, with the subject
 * `{job title} Application`.
 */
export const applicationLink = (email: string, jobTitle: string): string =>
  `mailto:${email}?subject=${encode(`${jobTitle} Application`)}`
