import { expect, type Page, test } from '@playwright/test'
import { measurementBundle } from '@/app/enhancements/bundle'
import { site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { serveEdited } from './support/edited-page'

const host = 'https://count.test'
const address = `${host}/events`
const script = '/enhancements/measurement-test.js'

/** Opens a page as if the owner had named an endpoint, and returns the names of what the page sends there. */
async function measure(page: Page, path: string): Promise<readonly string[]> {
  const { files } = measurementBundle({ provider: 'endpoint', address, site: 'site' })
  const [body = ''] = files.values()
  const sent: string[] = []
  await page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.route(`${host}/**`, async (route) => {
    sent.push(JSON.parse(route.request().postData() ?? '{}').event)
    await route.fulfill({ status: 202 })
  })
  await serveEdited(page, path, (html) =>
    html
      .replace(/connect-src [^;"]*;?/, '')
      .replace("default-src 'none';", `default-src 'none';connect-src ${host};`)
      .replace('</body>', `<script type="module" src="${script}"></script></body>`),
  )
  await page.goto(path)
  return sent
}

test('a page view, a call, the lead form, and what an app adds are counted, without a cookie', async ({
  page,
  context,
}) => {
  await context.route(`${site.booking.href}**`, (route) => route.fulfill({ body: '' }))
  const sent = await measure(page, routes.home.path)
  await expect.poll(() => sent).toEqual(['pageview'])
  await page.locator(`header a[href="${site.booking.href}"]`).first().click()
  await expect.poll(() => sent).toEqual(['pageview', 'Booking link'])
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect.poll(() => sent).toEqual(['pageview', 'Booking link', 'Lead form reached'])
  // Apps add what they show, such as the result of the calculator (roi.spec.ts), and name presses (plan.spec.ts).
  await page.locator('iframe').evaluate((frame) => {
    const added = Object.assign(document.createElement('p'), { textContent: 'A result' })
    added.dataset.event = 'ROI completed'
    frame.before(added)
    added.scrollIntoView()
  })
  await expect.poll(() => sent.slice(3)).toEqual(['ROI completed'])
  expect(await context.cookies()).toEqual([])
})
