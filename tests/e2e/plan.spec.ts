import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { PlanPage } from './pages/plan-page'

test.describe('AI plan', () => {
  let plan: PlanPage

  test.beforeEach(async ({ page }) => {
    plan = new PlanPage(page)
    await plan.open()
  })

  test('a visitor puts a plan together by mouse', async ({ page }) => {
    await expect(plan.panel).toContainText('Nothing here yet')
    await plan.add('Lead Follow-Up', 'Uptime Watch')
    await expect(plan.items).toHaveCount(2)
    await expect(plan.panel).toContainText('2 tools')
    await expect(plan.panel).toContainText('$404.50')
    await expect(plan.notices).toHaveText(['Uptime Watch added to your AI plan'])

    await plan.removeButton('Lead Follow-Up').click()
    await expect(plan.items).toHaveCount(1)
    await expect(plan.notices).toHaveText(['Tool removed from your AI plan'])

    await plan.panel.getByRole('button', { name: 'Clear plan' }).click()
    await expect(plan.items).toHaveCount(0)
    await expect(plan.panel).toContainText('$0')
    await plan.panel.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/lead-form')
  })

  test('a tool that is in the plan is not added twice', async () => {
    await plan.add('Uptime Watch')
    await plan.addButton('Uptime Watch').click({ force: true })
    await expect(plan.items).toHaveCount(1)
    await expect(plan.notices).toHaveCount(1)
    await expect(plan.addButton('Uptime Watch')).toHaveAttribute('aria-disabled', 'true')
  })

  test('a double click clears the plan once and follows no link', async ({ page }) => {
    await plan.add('Uptime Watch')
    await plan.panel.getByRole('button', { name: 'Clear plan' }).dblclick()
    await expect(plan.items).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL('/plan')
  })

  test('a double click takes out one tool', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await plan.add('Uptime Watch', 'Field Crew App', 'Lead Follow-Up')
    await plan.removeButton('Uptime Watch').dblclick()
    await expect(plan.items).toHaveCount(2)
    await expect(plan.removeButton('Field Crew App')).toBeFocused()
  })

  test('everything works by keyboard, and focus is never lost', async ({ page }) => {
    await plan.addButton('Automation Roadmap').focus()
    await page.keyboard.press('Enter')
    await expect(plan.addButton('Automation Roadmap')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(plan.items).toHaveCount(2)
    await expect(plan.addButton('Lead Follow-Up')).toBeFocused()

    await plan.removeButton('Automation Roadmap').focus()
    await page.keyboard.press('Enter')
    await expect(plan.removeButton('Lead Follow-Up')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(plan.panel.getByText('Nothing here yet').locator('..')).toBeFocused()
  })

  test('a notice is announced politely, waits while pointed at, and can be dismissed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await plan.add('Uptime Watch')
    const region = page.getByRole('status').filter({ hasText: 'Uptime Watch' })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await region.hover()
    await page.clock.fastForward(20_000)
    await expect(plan.notices).toHaveCount(1)
    await page.getByRole('button', { name: 'Dismiss this message' }).click()
    await expect(plan.notices).toHaveCount(0)

    await plan.add('Field Crew App')
    await expect(plan.notices).toHaveCount(1)
    await page.clock.fastForward(8000)
    await expect(plan.notices).toHaveCount(0)
  })

  for (const height of [640, 900]) {
    test(`a notice covers no control on a screen ${height} px high`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height })
      await plan.add('Lead Follow-Up', 'Uptime Watch', 'Field Crew App', 'Model & Connection Updates')
      await expect(plan.notices).toHaveText(['Model & Connection Updates added to your AI plan'])
      expect(await plan.controlsUnderNotice()).toEqual([])
      // At the top of the page the plan stands lower than it does further down.
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
      expect(await plan.controlsUnderNotice()).toEqual([])
    })
  }

  test('a page that is translated goes on counting and saying what is in the plan', async ({ page }) => {
    await page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (words.nextNode()) found.push(words.currentNode)
      for (const text of found as Text[]) {
        if (text.data.trim() === '' || text.parentElement?.closest('[translate="no"], script, style')) continue
        const font = document.createElement('font')
        font.textContent = `${text.data} (es)`
        text.replaceWith(font)
      }
    })
    const add = page.getByRole('button', { name: /^(Add to plan|In your plan).* Uptime Watch/ })
    await add.click()
    await expect(add).toContainText('In your plan')
    const panel = page
      .locator('main section')
      .filter({ has: page.getByText('Your AI plan (es)') })
      .last()
    await expect(panel).toContainText('1 tool')
    await expect(panel).toContainText('$129.50 a month (es)')
  })

  test('a page that was translated before its scripts came can be used, in the chosen theme', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      document.addEventListener('DOMContentLoaded', () => {
        for (const name of document.querySelectorAll('main h3'))
          name.innerHTML = `<font>${name.textContent} (es)</font>`
      })
    })
    await plan.open()
    await plan.add('Uptime Watch')
    await expect(plan.items).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('the plan is kept on the way through the site and gone after a reload', async ({ page }) => {
    await plan.add('Uptime Watch', 'Field Crew App')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    const answer = page.getByRole('group').filter({ hasText: 'Are the prices in the plan builder final?' })
    await answer.locator('summary').click()
    await answer.getByRole('link', { name: 'plan builder', exact: true }).click()
    await expect(page).toHaveURL('/plan')
    await expect(plan.items).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL('/faq')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expect(page).toHaveURL('/faq')
    await page.goBack()
    await expect(page).toHaveURL('/plan')
    await expect(plan.items).toHaveCount(2)
    await expect(plan.notices).toHaveCount(0)
    await page.reload()
    await expect(plan.panel).toContainText('Nothing here yet')
    await expect(plan.items).toHaveCount(0)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })

  test('on paper the plan stands below the tools with its sum, and without buttons', async ({ page }) => {
    await plan.add('Uptime Watch', 'Field Crew App')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 700, height: 900 })
    await expect(plan.items).toHaveText([/Uptime Watch\$129\.50/, /Field Crew App\$460/])
    await expect(plan.panel).toContainText('$589.50')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  test('a long plan keeps its sum and buttons on the screen, and never covers the footer', async ({ page }) => {
    const open = page.getByRole('button', { name: /^Add to plan/ })
    while ((await open.count()) > 0) await open.first().click()
    await expect(plan.items).toHaveCount(11)
    await plan.addButton('Answer Quality Review').scrollIntoViewIfNeeded()
    await expect(plan.panel.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 })
    await expect(plan.panel.getByRole('button', { name: 'Clear plan' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [panel, footer] = await Promise.all([plan.panel.boundingBox(), page.getByRole('contentinfo').boundingBox()])
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no accessibility faults with a filled plan and a notice, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await plan.add('Uptime Watch', 'Field Crew App')
      await plan.removeButton('Uptime Watch').click()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })
  }
})

test('without JavaScript every tool stands there with its price', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/plan')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(11)
  await expect(page.getByText('$129.50')).toBeVisible()
  await expect(page.getByText('needs JavaScript')).toBeVisible()
  await expect(page.getByRole('button', { name: /Add to plan/ })).toHaveCount(0)
  await context.close()
})

test('nothing moves, and no animation code is fetched, under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const plan = new PlanPage(page)
  await plan.open()
  await page.waitForLoadState('networkidle')
  const late: string[] = []
  page.on('request', (request) => late.push(request.url()))
  await plan.add('Uptime Watch')
  await plan.removeButton('Uptime Watch').click()
  await expect(plan.items).toHaveCount(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(late.filter((url) => url.endsWith('.js'))).toEqual([])
})
