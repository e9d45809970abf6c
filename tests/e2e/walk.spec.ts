import { expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { missingPath, siteRoutes } from '../../tools/bench/site-routes'

/** What every page shares, on every page. */
const frameless = new Set<string>([routes.demoForm.path])
const footerless = new Set<string>([routes.demoForm.path, routes.thankYou.path])

/** Length of the markup up to which a illustration, such as one dot, is no longer than a reference to it. */
const shortIllustration = 60

/** Expects a canonical address, or that the page asks not to be listed. */
async function expectListing(page: Page, path: string): Promise<void> {
  const route = Object.values<{ path: string; canonical?: string; index?: boolean }>(routes).find(
    (one) => one.path === path,
  )
  const hidden = path === missingPath || route?.index === false
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(hidden ? 1 : 0)
  if (path === missingPath) return
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(route?.canonical ?? path)
  expect(canonical).toMatch(/^https:/)
}

for (const path of siteRoutes(process.cwd())) {
  test.describe(path, () => {
    test('has its status, one main heading, a title, a description, landmarks and its address', async ({ page }) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === missingPath ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.title()).toMatch(/^.{5,90}$/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^.{50,200}$/)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('banner')).toHaveCount(frameless.has(path) ? 0 : 1)
      await expect(page.getByRole('contentinfo')).toHaveCount(footerless.has(path) ? 0 : 1)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      const expected = path === missingPath ? [expect.stringContaining('404')] : []
      expect(problems).toEqual(expected)
      await expectListing(page, path)
    })

    test('leads only to places that exist, and out of the site in a new tab without a referrer', async ({
      page,
      request,
      baseURL,
    }) => {
      await page.goto(path)
      const links = await page.locator('a[href]').evaluateAll((all) =>
        all.map((link) => {
          const { href, target, rel } = link as HTMLAnchorElement
          return { href, target, rel }
        }),
      )
      const isInside = ({ href }: { href: string }) => href.startsWith(baseURL ?? '')
      for (const href of new Set(links.filter(isInside).map((link) => link.href))) {
        const { pathname, hash } = new URL(href)
        const response = await request.get(pathname)
        const known = pathname === path && path === missingPath ? 404 : 200
        expect([href, response.status()]).toEqual([href, known])
        if (hash) expect([href, (await response.text()).includes(`id="${hash.slice(1)}"`)]).toEqual([href, true])
      }
      for (const link of links.filter((one) => one.href.startsWith('http') && !isInside(one)))
        expect(link).toEqual({ href: link.href, target: '_blank', rel: 'noopener noreferrer' })
    })

    test('has every illustration once: what is shown twice is referred to, and all that is referred to is there', async ({
      page,
    }) => {
      await page.goto(path)
      const { doubles, missing } = await page.evaluate((longest) => {
        const illustrations = [...document.querySelectorAll('svg:not(:has(use))')].map((svg) => svg.innerHTML)
        const references = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '')
        return {
          doubles: illustrations.filter(
            (illustration, at) => illustration.length > longest && illustrations.indexOf(illustration) < at,
          ),
          missing: references.filter((id) => !document.getElementById(id)),
        }
      }, shortIllustration)
      expect({ doubles, missing }).toEqual({ doubles: [], missing: [] })
    })

    test('fits a screen 320 px wide, also with text twice as large', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 640, height: 800 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await overflow()).toBeLessThanOrEqual(0)
    })
  })
}

test('the sitemap lists exactly the pages that may be listed', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const hidden = new Set<string>([
    missingPath,
    ...Object.values<{ path: string; canonical?: string; index?: boolean }>(routes)
      .filter((route) => route.index === false || route.canonical)
      .map((route) => route.path),
  ])
  expect(listed.sort()).toEqual(
    siteRoutes(process.cwd())
      .filter((path) => !hidden.has(path))
      .sort(),
  )
})

test('every listed page has a title of its own', async ({ page }) => {
  const doubles = new Set<string>([routes.servicesAutomate.path, routes.servicesBuild.path, routes.servicesManage.path])
  const titles: string[] = []
  for (const path of siteRoutes(process.cwd()).filter((one) => !doubles.has(one) && one !== missingPath)) {
    await page.goto(path)
    titles.push(await page.title())
  }
  expect(titles).toEqual([...new Set(titles)])
})
