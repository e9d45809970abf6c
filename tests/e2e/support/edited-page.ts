import type { Page } from '@playwright/test'
import { site } from '@/lib/build/content'
import type { Site } from '@/lib/content/types'
import { cspSources } from '@/lib/hosting/csp-sources'
import { frameSandbox } from '@/lib/hosting/frame-sandbox'

/** Serves a page of the site with its markup changed, and with no policy but the one in that markup. */
export const serveEdited = (page: Page, path: string, edit: (html: string) => string): Promise<unknown> =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers, body: edit(await response.text()) })
    },
  )

/** Serves a page as if the site had another lead form. */
export const serveWithForm = (page: Page, path: string, address: string): Promise<unknown> => {
  const sandbox = frameSandbox(address)
  const attributes = `src="${address}"${sandbox ? ` sandbox="${sandbox}"` : ''}`
  const framesOf = (leadForm: Site['leadForm']) => `frame-src ${cspSources({ leadForm }).frames.join(' ')}`
  return serveEdited(page, path, (html) =>
    html
      .replace(
        /(<iframe)([^>]*)/g,
        (_, tag, rest) => `${tag} ${attributes}${rest.replace(/ (?:src|sandbox)="[^"]*"/g, '')}`,
      )
      .replace(framesOf(site.leadForm), framesOf({ ...site.leadForm, address })),
  )
}
