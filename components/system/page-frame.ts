/** The page's element as the server sent it. It is looked up when this module loads, before an error can replace the page. */
const found = (selector: string): Element | null =>
  typeof document === 'undefined' ? null : document.querySelector(selector)

/** The page's header and footer, which a root error boundary can put back. */
export const pageFrame = { header: found('[data-site-header]'), footer: found('[data-site-footer]') }

/** The e-mail address that the footer shows; undefined on a page without a footer. */
export const footerEmail = (): string | undefined =>
  pageFrame.footer?.querySelector('a[href^="mailto:"]')?.getAttribute('href')?.replace('mailto:', '')
