import { expect, test } from '@playwright/test'
import { page as copyOf, jobs, roi, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { CareersPage } from './pages/careers-page'
import { HomePage } from './pages/home-page'
import { RoiPage } from './pages/roi-page'
import { explanationOf } from './pages/services-page'

const planPage = copyOf('plan')
const servicesPage = copyOf('services')

test.use({ javaScriptEnabled: false })

test('without scripts the menu, the switch, explanations, and jobs can be used, and everything can be read', async ({
  page,
}) => {
  await page.goto(routes.faq.path)
  await test.step('the menu opens and closes', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: site.labels.menu, exact: true }).click()
    const menu = page.getByRole('navigation', { name: site.labels.menu, exact: true })
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: site.labels.closeMenu }).click()
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('Before and After can be switched', async () => {
    const home = new HomePage(page)
    await home.open()
    await home.press('after')
    await expect(home.after).toBeVisible()
    await expect(home.before).toBeHidden()
    await home.press('before')
    await expect(home.before).toBeVisible()
  })

  await test.step('explanations open on one click and close on the next', async () => {
    await page.goto(routes.services.path)
    const { button, popup } = explanationOf(page, servicesPage.comparison.rows.length - 1)
    await button.click()
    await expect(popup).toBeVisible()
    await button.click()
    await expect(popup).toBeHidden()
  })

  await test.step('the whole text of every job is in the page, and the buttons open the dialogs', async () => {
    const careers = new CareersPage(page)
    await page.goto(routes.careers.path)
    for (const job of jobs) {
      const words = page.locator(`dialog#${job.id}`)
      await expect(words).toBeVisible()
      await expect(words).toContainText(job.summary[0] ?? '')
      await careers.details(job).click()
      await expect(words).toHaveAttribute('open')
      await page.keyboard.press('Escape')
      await expect(words).not.toHaveAttribute('open')
    }
  })

  await test.step('the calculator shows that it needs scripts, with the fallback, and all quotes can be read', async () => {
    const calculator = new RoiPage(page)
    await calculator.open()
    await expect(calculator.form).toBeHidden()
    await expect(calculator.calculator.getByText(roi.labels.scriptNotice.off)).toBeVisible()
    await expect(calculator.calculator.getByRole('link', { name: site.labels.bookFreeCall })).toBeVisible()
    await expect(calculator.calculator.getByRole('link', { name: site.email })).toBeVisible()
    for (const quote of await calculator.panel.getByRole('blockquote').all()) await expect(quote).toBeVisible()
    const dots = (await calculator.dots.all()).slice(0, 2)
    for (const [index, dot] of [...dots.entries()].reverse()) {
      await dot.click()
      await expect(calculator.quotes.nth(index)).toBeInViewport({ ratio: 0.9 })
    }
  })

  await test.step('the plan shows that it needs scripts, and no control that does', async () => {
    await page.goto(routes.plan.path)
    const main = page.getByRole('main')
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByText(planPage.scriptNotice.off)).toBeVisible()
  })
})
