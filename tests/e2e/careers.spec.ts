import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { afterFrames } from './frames'

const engineer = 'Senior Software Engineer (AI Systems & Automation)'
const leadGen = 'Lead Generation Specialist (Outbound Sales – St. Louis Based)'
const manager = 'AI Account Manager (Client Success & Workflow Management)'

const details = (page: Page, job: string) => page.getByRole('button', { name: `View Details ${job}` })
const dialog = (page: Page, job: string) => page.getByRole('dialog', { name: job })

test.describe('careers', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('three open positions stand in a list', async ({ page }) => {
    await page.goto('/careers')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Join the .+ team$/)
    await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([engineer, leadGen, manager])
    await expect(page.getByRole('main').getByText('Remote / Hybrid St. Louis preferred').first()).toBeVisible()
    await expect(page.getByRole('main').getByText('Full-time, Part-time or Contract').first()).toBeVisible()
  })

  test('details open over the page, keep focus, and close on Escape with focus given back', async ({ page }) => {
    await page.goto('/careers')
    await details(page, engineer).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page, engineer)).toBeVisible()
    await expect(dialog(page, engineer).getByRole('heading', { name: 'Key Responsibilities' })).toBeVisible()
    await expect(dialog(page, engineer).getByRole('heading', { name: 'Why Join' })).toBeVisible()
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page, engineer)).toBeHidden()
    await expect(details(page, engineer)).toBeFocused()
  })

  test('the page behind an open job stays where it is', async ({ page }) => {
    await page.goto('/careers')
    await details(page, engineer).click()
    await expect(dialog(page, engineer)).toBeVisible()
    const top = await page.evaluate(() => window.scrollY)
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 500)
    await afterFrames(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
  })

  test('an address opens its job alone, and the back button closes it', async ({ page }) => {
    await page.goto('/careers#engineer')
    await expect(dialog(page, engineer)).toBeVisible()
    // The dialog takes the focus, which starts the framework; it writes the address that it found when it takes over.
    await expect(page.locator('[data-selected]')).toHaveAttribute('data-selected', 'engineer')
    await page.evaluate(() => {
      window.location.hash = 'lead-gen'
    })
    await expect(dialog(page, leadGen)).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await page.goBack()
    await expect(dialog(page, engineer)).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
  })

  test('a double click opens the dialog and leaves it open', async ({ page }) => {
    await page.goto('/careers')
    await details(page, manager).dblclick()
    await expect(page.locator('[data-selected]')).toHaveAttribute('data-selected', 'account-manager')
    await expect(dialog(page, manager)).toBeVisible()
    await expect(dialog(page, manager)).toHaveAttribute('closedby', 'any')
    await expect(dialog(page, manager)).toBeVisible()
  })

  test('a click beside the dialog and its button close it, and the selection is cleared', async ({ page }) => {
    await page.goto('/careers')
    await details(page, manager).click()
    await expect(dialog(page, manager).getByRole('heading', { name: 'Responsibilities', exact: true })).toBeVisible()
    await expect(dialog(page, manager)).toContainText('primary contact for 3–5 active client accounts')
    await expect(page).toHaveURL('/careers#account-manager')
    await expect(page.locator('[data-selected]')).toHaveAttribute('data-selected', 'account-manager')
    // Deaf for a moment, in case the press was a double click.
    await expect(dialog(page, manager)).toHaveAttribute('closedby', 'any')
    await page.mouse.click(10, 400)
    await expect(dialog(page, manager)).toBeHidden()
    await expect(page).toHaveURL('/careers')
    await expect(page.locator('[data-selected]')).toHaveCount(0)

    await details(page, leadGen).click()
    await expect(page).toHaveURL('/careers#lead-gen')
    await dialog(page, leadGen).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page, leadGen)).toBeHidden()
    await expect(page).toHaveURL('/careers')
  })

  test('an address with a job opens its dialog, and the focus then goes to its button', async ({ page }) => {
    await page.goto('/careers#engineer')
    await expect(dialog(page, engineer)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/careers')
    await expect(page.getByRole('button', { name: `View Details ${engineer}` })).toBeFocused()
  })

  test('applying opens a mail draft with the job in its subject', async ({ page }) => {
    await page.goto('/careers#lead-gen')
    const apply = dialog(page, leadGen).getByRole('link', { name: 'Apply for This Position' })
    await expect(apply).toHaveAttribute('target', '_blank')
    await expect(apply).toHaveAttribute('rel', 'noopener noreferrer')
    const address = new URL((await apply.getAttribute('href')) ?? '')
    expect(address.protocol).toBe('mailto:')
    expect(address.searchParams.get('subject')).toBe(`${leadGen} Application`)
    await expect(dialog(page, leadGen)).toContainText(address.pathname)
  })

  test('on paper the open job stands alone', async ({ page }) => {
    await page.goto('/careers#engineer')
    await expect(dialog(page, engineer)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
    await expect(page.getByText('Open Positions')).toBeHidden()
    await expect(dialog(page, engineer)).toBeVisible()
    const { scrolls } = await dialog(page, engineer).evaluate((element) => ({
      scrolls: element.scrollHeight > element.clientHeight + 1,
    }))
    expect(scrolls).toBe(false)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no accessibility faults with a dialog open, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/careers#engineer')
      await expect(dialog(page, engineer)).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })
  }

  test('a job fills a phone and nothing runs over its edge', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/careers#lead-gen')
    const box = await dialog(page, leadGen).boundingBox()
    expect(box).toEqual({ x: 0, y: 0, width: 320, height: 640 })
    expect(await dialog(page, leadGen).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test.describe('careers without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every word of every job can be read, and the buttons still open the dialogs', async ({ page }) => {
    await page.goto('/careers')
    await expect(page.getByRole('heading', { name: 'Key Responsibilities' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Qualifications' })).toHaveCount(3)
    await expect(page.getByText('primary contact for 3–5 active client accounts').first()).toBeVisible()
    await details(page, engineer).click()
    await expect(page.locator('dialog#engineer')).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog#engineer')).not.toHaveAttribute('open')
  })
})
