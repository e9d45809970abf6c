import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'

test.describe('not found', () => {
  test('says so, writes the missing path to the log and leads home', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    const response = await page.goto('/no/such%20page?x=1')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
    await expect.poll(() => lines.join('\n')).toContain('/no/such%20page')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('thank-you', () => {
  test('promises a reply within 24 hours, leads on, and has no footer', async ({ page }) => {
    await page.goto(routes.thankYou.path)
    await expect(page.getByRole('heading', { name: 'Message Received' })).toBeVisible()
    await expect(page.getByText(/24 hours/)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: 'See our services' })).toHaveAttribute('href', '/services')
  })

  test('plays its fireworks, and none under reduced motion', async ({ page }) => {
    const sparks = () =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'spark').length
    await page.goto(routes.thankYou.path)
    expect(await page.evaluate(sparks)).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    expect(await page.evaluate(sparks)).toBe(0)
  })
})

test('a page that breaks in the browser shows the spec’s text and the error’s message', async ({ page }) => {
  await page.goto(routes.plan.path)
  // Once the first tool is in the plan, the framework runs.
  await page.getByRole('button', { name: /^Add/ }).first().click()
  await expect(page.getByRole('status')).toContainText('added to your AI plan')
  await page.evaluate(() => {
    // The plan's sums use it, so the next rendering of the plan fails.
    Math.trunc = () => {
      throw new Error('Prices cannot be written')
    }
  })
  await page.getByRole('button', { name: /^Add/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Prices cannot be written')).toBeVisible()
  // The page came without the rules for this: now all of them apply.
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  await expect(page.locator('link[rel=stylesheet][disabled]')).toHaveCount(0)
})
