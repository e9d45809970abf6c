/** `'(314) 555-0134'` → `'tel:+13145550134'`. The site's schema guarantees a US number. */
export const phoneLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`

/** Percent-encodes everything that RFC 3986 reserves; `encodeURIComponent` leaves `! ' ( ) *` as they are. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The address of a mail draft. Line breaks of the body are written as CRLF, which RFC 6068 asks for. */
export const mailDraft = (email: string, subject: string, body?: string): string =>
  `mailto:${email}?subject=${encode(subject)}${body ? `&body=${encode(body.replaceAll('\n', '\r\n'))}` : ''}`
