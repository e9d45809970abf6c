/** `'(314) 555-0134'` → `'tel:+13145550134'`. The site's schema guarantees a US number. */
export const phoneLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`
