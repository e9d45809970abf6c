/** `'(314) 555-0134'` → `'tel:+13145550134'`. The number is a US one; the site's schema holds its form. */
export const phoneLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`
