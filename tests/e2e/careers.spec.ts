import { expect, test } from '@playwright/test'
import { applicationLink } from '@/lib/careers/application-link'
import { careersPage, jobs, site } from '@/lib/content'
import { jobPath, routes } from '@/lib/routes'
import { CareersPage } from './pages/careers-page'
import { accessibilityFaults } from './support/accessibility'
import { afterFrames } from './support/frames'
import { boxOf, overflowOf } from './support/layout'

let careers: CareersPage
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  careers = new CareersPage(page)
})

test('every open position is in the list', async ({ page }) => {
  await careers.open()
  const list = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(list).toHaveText(jobs.map(({ title }) => title))
  for (const { location, type } of jobs) {
    await expect(page.getByRole('main')).toContainText(location)
    await expect(page.getByRole('main')).toContainText(type)
  }
})

// The tests use the first job; without an open position they are left out.
for (const job of jobs.slice(0, 1)) {
  const other = jobs.at(-1) ?? job

  test('details open in a modal dialog, and Escape closes it and returns the focus', async ({ page }) => {
    await careers.open()
    await careers.details(job).focus()
    await page.keyboard.press('Enter')
    await expect(careers.dialog(job)).toBeVisible()
    await expect(careers.dialog(job).getByRole('heading', { level: 3 })).toContainText([
      careersPage.summaryHeading,
      job.responsibilitiesHeading,
      careersPage.qualificationsHeading,
      ...(job.whyJoin && job.whyJoinHeading ? [job.whyJoinHeading] : []),
    ])
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab')
      const { inside, outside } = await page.evaluate(() => {
        const focused = document.activeElement
        return { inside: focused?.closest('dialog') !== null, outside: focused === document.body }
      })
      expect(inside || outside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(careers.dialog(job)).toBeHidden()
    await expect(careers.details(job)).toBeFocused()
  })

  test('the title and the application link stay in view while a job scrolls, and Back closes it', async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 375, height: 667 },
    ]) {
      await page.setViewportSize(viewport)
      await careers.open()
      await careers.details(job).click()
      await expect(page).toHaveURL(jobPath(job.id))
      await careers.dialog(job).evaluate((element) => element.scrollTo(0, element.scrollHeight / 2))
      await expect(careers.dialog(job).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
      await expect(careers.dialog(job).getByRole('link', { name: careersPage.applyLabel })).toBeInViewport({ ratio: 1 })
      await page.goBack()
      await expect(careers.dialog(job)).toBeHidden()
      await expect(page).toHaveURL(routes.careers.path)
    }
  })

  test('the page behind an open job does not scroll', async ({ page }) => {
    await careers.open()
    await careers.details(job).click()
    await expect(careers.dialog(job)).toBeVisible()
    const top = await page.evaluate(() => scrollY)
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 500)
    await afterFrames(page)
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })

  test('the address names the open job only, and the back button returns to the previous one', {
    tag: '@journey',
  }, async ({ page }) => {
    await careers.open(job)
    await expect(careers.dialog(job)).toBeVisible()
    await page.evaluate((id) => {
      window.location.hash = id
    }, other.id)
    await expect(careers.dialog(other)).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await page.goBack()
    await expect(careers.dialog(job)).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(routes.careers.path)
    await expect(careers.details(job)).toBeFocused()
  })

  test('a double click opens a job and leaves it open; a click beside it and its button close it', async ({ page }) => {
    await careers.open()
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
    await careers.dialog(job).getByRole('button', { name: site.labels.close }).click()
    await expect(careers.dialog(job)).toBeHidden()
    await expect(page).toHaveURL(routes.careers.path)
  })

  test('applying opens a mail draft, and the dialog has no accessibility faults in either theme', async ({ page }) => {
    await careers.open(job)
    const apply = careers.dialog(job).getByRole('link', { name: careersPage.applyLabel })
    await expect(apply).toHaveAttribute('href', applicationLink(site.email, job.title))
    await expect(careers.dialog(job)).toContainText(site.email)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await accessibilityFaults(page)).toEqual([])
    }
  })

  test('an open job prints alone', async ({ page }) => {
    await careers.open(job)
    await expect(careers.dialog(job)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
    await expect(page.getByText(careersPage.listHeading)).toBeHidden()
    await expect(careers.dialog(job)).toBeVisible()
    const scrolls = () => careers.dialog(job).evaluate((element) => element.scrollHeight > element.clientHeight + 1)
    expect(await scrolls()).toBe(false)
  })

  test('a job fills the screen of a phone and fits its width', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await careers.open(job)
    expect(await boxOf(careers.dialog(job))).toEqual({ x: 0, y: 0, width: 320, height: 640 })
    expect(await careers.dialog(job).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await overflowOf(page)).toBe(0)
  })
}
