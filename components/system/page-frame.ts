import { haveScriptsFailed } from '@/lib/browser/script-state'

/** The page's element as the server sent it. It is looked up when this module loads, before an error can replace the page. */
const found = (selector: string): Element | null =>
  typeof document === 'undefined' ? null : document.querySelector(selector)

/** The page's header and footer, which a root error boundary can put back. */
export const pageFrame = { header: found('[data-site-header]'), footer: found('[data-site-footer]') }

/** The e-mail address of the site, from the footer; undefined on a page without one. */
export const footerEmail = (): string | undefined => pageFrame.footer?.getAttribute('data-site-footer') ?? undefined

/**
 * The content of the page as the server sent it, while the script in its head says that scripts failed to load: it works without
 * them and says so. Undefined for all other errors. Called before React has replaced the content.
 */
export const contentWithoutScripts = (): DocumentFragment | undefined => {
  if (!haveScriptsFailed()) return undefined
  const content = document.createRange()
  content.selectNodeContents(document.querySelector('main') ?? document.body)
  return content.cloneContents()
}
