import type { Page } from '@playwright/test'
import { site } from '@/lib/build/content'
import { cspSources } from '@/lib/hosting/csp-sources'

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

/** Serves a page as if the site had another lead form. `host` is what its policy then allows in frames. */
export const serveWithForm = (page: Page, path: string, address: string, host: string): Promise<unknown> =>
  serveEdited(page, path, (html) =>
    html
      .replace(/(<iframe src=")[^"]*/g, `$1${address}`)
      .replace(`frame-src ${cspSources(site).frames.join(' ')}`, `frame-src ${host}`),
  )
