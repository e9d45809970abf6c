import { createServer, type RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import { site } from '@/lib/build/content'
import { planFragment } from '@/lib/plan/fragment'
import { routes } from '@/lib/routes'
import { PlanPage, someTools } from './pages/plan-page'
import { serveWithForm } from './support/edited-page'
import { afterFrames } from './support/frames'
import { boxOf } from './support/layout'
import { type Listening, listen } from './support/listen'
import { whenRunning } from './support/running'

/** A stand-in for a form provider. */
interface FormProvider extends Listening {
  /** Settles when it has received its first request. */
  asked: Promise<void>
}

/** Starts a provider that answers every request in one way. */
async function openProvider(answer: RequestListener): Promise<FormProvider> {
  const server = createServer(answer)
  const asked = new Promise<void>((done) => server.once('request', () => done()))
  return { asked, ...(await listen(server)) }
}

// Chromium takes a page that a test has changed for one from the Internet, which may show no page of this computer in a frame.
test.use({ permissions: ['local-network-access'] })

const html =
  (body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Form</title>${body}`)

/** What a hostile form tries without a press; `parent.hit` and `top.hit` would show in the page. */
const hostileScript = `<script>
  const attempt = (work) => { try { work() } catch {} }
  attempt(() => { parent.hit = 1; top.document.title = 'hit' })
  attempt(() => { top.location = '/hit' })
  attempt(() => { parent.location.replace('javascript:window.hit=1') })
  attempt(() => alert('hit'))
  attempt(() => { document.domain = 'localhost' })
  attempt(() => navigator.geolocation.getCurrentPosition(() => parent.postMessage('location', '*')))
  for (let count = 0; count < 200; count++)
    parent.postMessage({ type: 'resize', height: 1e6, html: '<img src=x onerror=hit=1>', url: '/hit' }, '*')
  document.documentElement.dataset.tried = 'all'
</script>`

test('the contact page stays whole when the form’s provider posts hostile messages and tries to take over the page', async ({
  page,
}) => {
  const { address, asked, close } = await openProvider(html(hostileScript))
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('dialog', (dialog) => problems.push(dialog.message()))
  page.context().on('page', (opened) => problems.push(opened.url()))
  await serveWithForm(page, routes.contact.path, address)
  await page.goto(routes.contact.path, { waitUntil: 'domcontentloaded' })
  const title = await page.title()
  await whenRunning(page)
  const frame = page.locator('iframe')
  await frame.scrollIntoViewIfNeeded()
  await asked
  await afterFrames(page, 20)
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-tried', 'all')

  expect(new URL(page.url()).pathname).toBe(routes.contact.path)
  expect(await page.title()).toBe(title)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect((await boxOf(frame)).height).toBe(site.leadForm.height)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: site.leadForm.openLabel })).toHaveAttribute('href', /./)
  await expect(main.getByRole('link', { name: site.email }).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: site.labels.themeDark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(problems).toEqual([])
  close()
})

/** What providers document of their forms: the message that asks for a height, and where the page leads on, once no press allows it any more. */
const providers: readonly (readonly [name: string, address: string, height: string, window: string])[] = [
  ['HubSpot', 'https://share.hsforms.com/1abc', '{ type: "hsFormCallback", height: 2000 }', 'window'],
  ['Jotform', 'https://form.jotform.com/123', '"setHeight:2000:123"', 'top'],
]

for (const [name, address, height, window] of providers)
  test(`a form as of ${name} keeps its height, and leads the whole window to the thank-you page`, async ({
    page,
    baseURL,
  }) => {
    const next = `${baseURL}${routes.thankYou.path}`
    const body = `<!doctype html><title>Form</title><button>Send</button><script>
      parent.postMessage(${height}, '*')
      const answer = () => (navigator.userActivation.isActive ? requestAnimationFrame(answer) : ${window}.location.replace('${next}'))
      document.querySelector('button').onclick = answer
    </script>`
    await page.route(`${address}*`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await serveWithForm(page, routes.contact.path, address)
    await page.goto(routes.contact.path)
    const frame = page.locator('iframe')
    await frame.scrollIntoViewIfNeeded()
    await page.frameLocator('iframe').getByRole('button').click()
    expect((await boxOf(frame)).height).toBe(site.leadForm.height)
    await page.waitForURL(next)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a plan is shown above a form that never answers, whose frame comes into view when it gets the focus', async ({
  page,
}) => {
  const { address, close } = await openProvider(() => {})
  await page.setViewportSize({ width: 375, height: 400 })
  await serveWithForm(page, routes.leadForm.path, address)
  await page.goto(routes.leadForm.path + planFragment(someTools), { waitUntil: 'domcontentloaded' })
  await expect(new PlanPage(page).items).toHaveCount(someTools.length)
  await whenRunning(page)
  const hasFocus = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await hasFocus()).toBe(true)
  }).toPass({ intervals: [0] })
  await expect(page.locator('iframe')).toBeInViewport()
  close()
})
