import { expect, type Page, test } from '@playwright/test'
import { missingPath, siteRoutes } from '../../tools/bench/site-routes'
import { type CssNode, parseCss } from '../../tools/post-export/css-tree'
import { PageCss } from '../../tools/post-export/page-css'
import { afterFrames } from './frames'
import { whenLive } from './pages/live'
import { PlanPage } from './pages/plan-page'

/** What a page is marked with, and so what it may load. */
const atOnce = new Set(['/roi-calculator', '/plan'])
const onDemand = new Set(['/', '/services', '/services/automate', '/services/build', '/services/manage', '/careers'])
const none = siteRoutes(process.cwd()).filter((path) => !atOnce.has(path) && !onDemand.has(path))

const isFramework = (url: string) => new URL(url).pathname.startsWith('/_next/static/') && url.endsWith('.js')

/** Collects the framework's scripts from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => isFramework(request.url()) && scripts.push(request.url()))
  return scripts
}

/** Makes every framework script arrive late, as on a bad line; what else is on the page comes at its usual speed. */
const slowDown = (page: Page) =>
  page.route(isFrameworkUrl, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
const isFrameworkUrl = (url: URL) => isFramework(url.href)

/** All selectors of a style sheet, in groups too. */
const selectorsOf = (css: string): string[] => {
  const all = (nodes: readonly CssNode[]): string[] =>
    nodes.flatMap((node) => (node.kind === 'rule' ? node.selectors : node.kind === 'group' ? all(node.children) : []))
  return all(parseCss(css))
}

/** Whether React answers on the page's islands. */
const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main *')).some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    ),
  )

const hydrated = (page: Page) => expect.poll(() => isHydrated(page), { timeout: 15_000 }).toBe(true)

for (const path of none) {
  test(`${path} never asks for the framework`, async ({ page }) => {
    const scripts = watchScripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.move(200, 200)
    await page.keyboard.press('Tab')
    await page.mouse.wheel(0, 600)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    const runtime = path === '/demo-form' ? 'framed' : 'none'
    expect(await page.locator('main').getAttribute('data-runtime')).toBe(runtime)
  })
}

for (const path of onDemand) {
  test(`${path} starts the framework on the first touch and no earlier`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const scripts = watchScripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await page.mouse.move(300, 300)
    await hydrated(page)
    expect(scripts.length).toBeGreaterThan(3)
    expect(new Set(scripts).size).toBe(scripts.length)
    expect(errors).toEqual([])
  })

  test(`${path} came with every rule that it needs once the framework runs`, async ({ page, request }) => {
    const sheets: string[] = []
    page.on('request', (one) => one.resourceType() === 'stylesheet' && sheets.push(one.url()))
    await page.goto(path)
    await page.mouse.move(300, 300)
    await hydrated(page)
    for (const button of await page.locator('[data-island] button, label.ba-label').all())
      await button.dispatchEvent('click')
    await afterFrames(page)
    expect(sheets).toEqual([])
    const address = await page.locator('link[rel=stylesheet][disabled]').getAttribute('href')
    const sheet = new PageCss(await (await request.get(address ?? '')).text())
    const rulesFor = (html: string) => new Set(selectorsOf(sheet.cutTo(html)))
    const sent = rulesFor(await (await request.get(path)).text())
    expect(sent.size).toBeGreaterThan(100)
    expect([...rulesFor(await page.content())].filter((selector) => !sent.has(selector))).toEqual([])
  })
}

for (const path of atOnce) {
  test(`${path} is ready without being touched`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('script[nomodule]')).toHaveCount(0)
  })
}

test.describe('on a slow line', () => {
  test.beforeEach(({ page }) => slowDown(page))

  test('the details of a job open at the first press, once, and the framework then knows', async ({ page }) => {
    await page.goto('/careers')
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await isHydrated(page)).toBe(false)
    await hydrated(page)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.locator('[data-selected]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-selected]')).toHaveCount(0)
  })

  test('Before and After change places at the first press and stay so', async ({ page }) => {
    await page.goto('/')
    await page.locator('label[for="show-after"]').click()
    await expect(page.locator('#show-after')).toBeChecked()
    expect(await isHydrated(page)).toBe(false)
    await hydrated(page)
    await expect(page.locator('#show-after')).toBeChecked()
    await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
  })

  test('an explanation opens at the first press and stays open', async ({ page }) => {
    await page.goto('/services')
    const button = page.locator('main button[popovertarget]').first()
    await button.scrollIntoViewIfNeeded()
    await button.focus()
    await page.keyboard.press('Enter')
    const popover = page.locator('main [popover]:popover-open')
    await expect(popover).toHaveCount(1)
    await hydrated(page)
    await expect(popover).toHaveCount(1)
  })

  test('a link followed before the framework is ready leads on', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('an action made before its handler is there is repeated exactly once', async ({ page }) => {
  await slowDown(page)
  await page.goto('/services')
  // Counts what React reports, in the very place where its handlers are.
  await page.evaluate(() => {
    const counter = Object.assign(window, { reported: 0 })
    document.addEventListener('click', ({ isTrusted }) => {
      if (!isTrusted) counter.reported += 1
    })
  })
  await page.locator('[data-island] button').first().click()
  await hydrated(page)
  const reported = () => page.evaluate(() => Reflect.get(window, 'reported'))
  await expect.poll(reported).toBe(1)
  await page.locator('[data-island] button').first().click()
  await afterFrames(page)
  expect(await reported()).toBe(1)
})

test('a tool that is added before the framework has come is in the plan once it has', async ({ page }) => {
  await slowDown(page)
  await page.goto('/plan', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to plan Uptime Watch' }).click()
  await expect(page.getByRole('status')).toContainText('Uptime Watch added to your AI plan')
})

test('Enter in a field of the calculator counts before the framework has come', async ({ page }) => {
  await slowDown(page)
  await page.goto('/roi-calculator', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: /name/i }).fill('Ada')
  await page.getByRole('textbox', { name: /mail/i }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  expect(await isHydrated(page)).toBe(false)
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
})

test.describe('a plan', () => {
  let plan: PlanPage

  test.beforeEach(async ({ page }) => {
    plan = new PlanPage(page)
    await plan.open()
    await plan.add('Uptime Watch')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('goes along from page to page and back, with hash links and reloads on no page between', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await page.locator('main a[href^="#"]').first().click()
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your AI')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/plan')
    await expect(plan.items).toHaveCount(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click()
    await page.goto('/plan')
    await expect(plan.items).toHaveCount(1)
    await expect(plan.notices).toHaveCount(0)
  })

  test('is lost when its page is reloaded', async ({ page }) => {
    await page.reload()
    await whenLive(page, 'main button')
    await expect(plan.items).toHaveCount(0)
  })

  test('is lost when another page is reloaded on the way', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await page.reload()
    await plan.open()
    await expect(plan.items).toHaveCount(0)
  })
})

test('scrolling near an interactive part starts the framework', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/services', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.evaluate(() => document.querySelector('[data-island]')?.scrollIntoView({ behavior: 'instant' }))
  await hydrated(page)
})

test('a page that cannot fetch its payload stays usable', async ({ page }) => {
  await page.route('**/careers.txt', (route) => route.abort())
  await page.goto('/careers')
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('a page that the browser has translated', () => {
  /** Puts every text into an element, as translators do. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (words.nextNode()) texts.push(words.currentNode as Text)
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue
        const font = document.createElement('font')
        font.textContent = `${text.data} (es)`
        text.replaceWith(font)
      }
    })

  test('stays so, and works without the framework', async ({ page }) => {
    const scripts = watchScripts(page)
    await page.goto('/careers')
    await translate(page)
    await page.locator('button[commandfor]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toContainText('(es)')
    expect(scripts).toEqual([])
  })

  test('is told by its language too', async ({ page }) => {
    const scripts = watchScripts(page)
    await page.goto('/')
    await page.evaluate(() => {
      document.documentElement.lang = 'es'
    })
    await page.locator('label[for="show-after"]').click()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#show-after')).toBeChecked()
    expect(scripts).toEqual([])
  })

  test('keeps its illustrations where it needs the framework', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const name of document.querySelectorAll('main h2'))
          name.innerHTML = `<font>${name.textContent} (es)</font>`
      }),
    )
    await page.goto('/roi-calculator')
    await hydrated(page)
    await expect(page.locator('main h2 font')).toHaveCount(0)
    const missing = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('use')].filter(
            (use) => !document.querySelector(`[id="${use.href.baseVal.slice(1)}"]`),
          ).length,
      )
    expect(await missing()).toBe(0)
  })
})

test('links are fetched in advance by rule, the calculator and the plan never run in advance', async ({ page }) => {
  for (const path of ['/about', '/', '/plan', missingPath]) {
    await page.goto(path)
    const rules = await page.locator('script[type="speculationrules"]').textContent()
    expect(rules).toContain('"eagerness":"moderate"')
    expect(JSON.parse(rules ?? '').prerender[0].where.and).toContainEqual({
      not: { href_matches: ['/plan', '/roi-calculator'] },
    })
  }
})

test('blocks below the screen appear once when they are scrolled to, and print shows all', async ({ page }) => {
  await page.goto('/')
  const waiting = page.locator('[data-reveal="wait"]')
  await expect(waiting.first()).toBeAttached()
  const before = await waiting.count()
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => waiting.count()).toBeLessThan(before)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(waiting).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/services', '/careers']) {
    test(`nothing on ${path} is hidden`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('[data-reveal="wait"]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
    })
  }
})
