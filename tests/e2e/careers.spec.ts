import { expect, test } from '@playwright/test'
import { page as copyOf, jobs, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { CareersPage } from './pages/careers-page'
import { accessibilityFaults, rulesOfLook } from './support/accessibility'
import { afterFrames } from './support/frames'
import { boxOf, overflowOf } from './support/layout'

const careersPage = copyOf('careers')

let careers: CareersPage
test.beforeEach(async ({ page }) => {
  careers = new CareersPage(page)
})

// The tests use the first job; without an open position they are left out.
for (const job of jobs.slice(0, 1)) {
  const other = jobs.at(-1) ?? job

  test('a job opens in a modal dialog above a page that does not scroll, and is closed by key, button, Back, and a click beside it', async ({
    page,
  }) => {
    const dialog = careers.dialog(job)
    await careers.open()

    await test.step('Escape closes it and returns the focus, which stays in it before', async () => {
      await careers.details(job).focus()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('heading', { level: 3 })).toContainText([
        careersPage.summaryHeading,
        job.responsibilitiesHeading,
        careersPage.qualificationsHeading,
        ...(job.whyJoin && job.whyJoinHeading ? [job.whyJoinHeading] : []),
      ])
      const top = await page.evaluate(() => scrollY)
      await page.mouse.move(10, 400)
      await page.mouse.wheel(0, 500)
      await afterFrames(page)
      expect(await page.evaluate(() => scrollY)).toBe(top)
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab')
        const { inside, outside } = await page.evaluate(() => {
          const focused = document.activeElement
          return { inside: focused?.closest('dialog') !== null, outside: focused === document.body }
        })
        expect(inside || outside).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(careers.details(job)).toBeFocused()
    })

    await test.step('a double click opens a job and leaves it open; a click beside it and its button close it', async () => {
      await careers.details(other).dblclick()
      await expect(page).toHaveURL(`${routes.careers.path}#${other.id}`)
      // A press beside the dialog counts again once the double click is over.
      await expect(careers.dialog(other)).toHaveAttribute('closedby', 'any')
      await expect(careers.dialog(other)).toBeVisible()
      await page.mouse.click(10, 400)
      await expect(careers.dialog(other)).toBeHidden()
      await expect(page).toHaveURL(routes.careers.path)
      await careers.details(job).click()
      await expect(page).toHaveURL(`${routes.careers.path}#${job.id}`)
      await dialog.getByRole('button', { name: site.labels.close }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(routes.careers.path)
    })

    await test.step('it fits a wide screen and a phone, its title and application link stay in view, and Back closes it', async () => {
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 320, height: 640 },
      ]) {
        await page.setViewportSize(viewport)
        await careers.details(job).click()
        await expect(page).toHaveURL(`${routes.careers.path}#${job.id}`)
        await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2))
        await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
        await expect(dialog.getByRole('link', { name: careersPage.applyLabel })).toBeInViewport({ ratio: 1 })
        if (viewport.width === 320) expect(await boxOf(dialog)).toEqual({ x: 0, y: 0, ...viewport })
        expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(viewport.width)
        expect(await overflowOf(page)).toBe(0)
        await page.goBack()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(routes.careers.path)
      }
    })
  })

  test('the address names the open job only, and the back button returns to the previous one, which has no accessibility faults and prints alone', {
    tag: '@journey',
  }, async ({ page }) => {
    const dialog = careers.dialog(job)
    await careers.open(job)
    await expect(dialog).toBeVisible()
    await page.evaluate((id) => {
      window.location.hash = id
    }, other.id)
    await expect(careers.dialog(other)).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await expect(page.locator(`[data-selected="${other.id}"]`)).toBeAttached()
    await page.goBack()
    await expect(dialog).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)

    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(routes.careers.path)
    await expect(careers.details(job)).toBeFocused()

    await careers.details(job).click()
    await expect(dialog).toBeVisible()
    expect.soft(await accessibilityFaults(page, 'main')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await accessibilityFaults(page, 'main', rulesOfLook)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
    await expect(page.getByText(careersPage.listHeading)).toBeHidden()
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight + 1)).toBe(false)
    await page.close() // As in print.spec.ts.
  })
}
