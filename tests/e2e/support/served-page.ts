import type { Page } from '@playwright/test'

/** Reads the markup of pages as the server sends it. The browser parses it, and runs none of its scripts. */
export async function readServedPages(page: Page, paths: readonly string[]) {
  await page.goto('/robots.txt')
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const response = await fetch(path)
          const root = new DOMParser().parseFromString(await response.text(), 'text/html')
          const list = <E extends Element>(selector: string) => [...root.querySelectorAll<E>(selector)]
          const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name) ?? ''
          // A single dot takes no more bytes than a reference to a symbol.
          // What lists, tables, and the articles of a page show may be the same for several documents.
          const illustrations = list('svg:not(:has(use), article svg, li svg, td svg, dd svg)')
            .map(({ innerHTML }) => innerHTML)
            .filter(({ length }) => length > 60)
          return {
            path,
            status: response.status,
            lang: root.documentElement.lang,
            title: root.title,
            description: attribute('meta[name="description"]', 'content'),
            mainHeadings: list('h1').length,
            heading: root.querySelector('h1')?.textContent ?? '',
            // All words of the page, also those that open on a click.
            text: (() => {
              const body = root.body.cloneNode(true) as HTMLElement
              for (const hidden of body.querySelectorAll('script, style')) hidden.remove()
              return body.textContent ?? ''
            })(),
            structuredData: root.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
            canonical: attribute('link[rel="canonical"]', 'href'),
            robots: attribute('meta[name="robots"]', 'content'),
            links: list('a[href]').map((link) => ({
              href: new URL(link.getAttribute('href') ?? '', new URL(path, location.origin)).href,
              target: link.getAttribute('target'),
              rel: link.getAttribute('rel'),
              event: link.getAttribute('data-event'),
            })),
            styleSheets: list('link[rel="stylesheet"]:not([disabled])').map(
              (sheet) => sheet.getAttribute('href') ?? '',
            ),
            styles: list('style')
              .map(({ textContent }) => textContent)
              .join(''),
            // Properties of link previews, such as `og:image`, and the author.
            preview: Object.fromEntries<string | undefined>(
              list('meta[property], meta[name^="twitter:"], meta[name="author"]').map((meta) => [
                meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
                meta.getAttribute('content') ?? '',
              ]),
            ),
            // Markup of illustrations that is in the page more than once.
            repeatedIllustrations: illustrations.filter((markup, index) => illustrations.indexOf(markup) < index),
            // Ids of symbols that are referred to and do not exist.
            missingSymbols: list('use')
              .map((use) => use.getAttribute('href')?.slice(1) ?? '')
              .filter((id) => !root.getElementById(id)),
            speculationRules: root.querySelector('script[type="speculationrules"]')?.textContent ?? '',
          }
        }),
      ),
    paths,
  )
}

/** The data in the markup of a page before any script has run. */
export type ServedPage = Awaited<ReturnType<typeof readServedPages>>[number]
