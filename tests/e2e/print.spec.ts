import { expect, test } from '@playwright/test'
import { articles, site } from '@/lib/build/content'
import { articlePath, routes } from '@/lib/routes'

// A page that has printed is not used again, since Chromium once drew no frame of one.
test.afterEach(({ page }) => page.close())

const texts = [...articles.slice(0, 1).map(({ slug }) => articlePath(slug)), routes.faq.path]
test('a text prints below a letterhead and without links around it', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of texts) {
    await page.goto(path)
    const letterhead = page.getByRole('banner')
    await expect(letterhead.getByText(site.phone).filter({ visible: true })).toHaveCount(1)
    await expect(letterhead.getByRole('navigation')).toBeHidden()
    await expect(letterhead.getByRole('button')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const aid of await page.locator('main :is(nav, [data-no-print])').all()) await expect(aid).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main .prose > :is(p, h2, h3, ul, ol)')]
        .filter((block) => !block.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
        .map((block) => block.textContent),
    )
    expect(hidden, path).toEqual([])
  }
})

test('text on dark bands is dark, and nothing is hidden by a reveal', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
  await page.goto(routes.home.path)
  const countLight = () =>
    page
      .locator('main :is(p, h2, dt, dd)')
      .evaluateAll((all) => all.filter((node) => /(?:1[3-9]|2\d)\d\)/.test(getComputedStyle(node).color)).length)
  expect(await countLight()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await countLight()).toBe(0)
  const faint = () =>
    [...document.querySelectorAll('[data-reveal]')].filter((block) => getComputedStyle(block).opacity !== '1').length
  expect(await page.evaluate(faint)).toBe(0)
})
