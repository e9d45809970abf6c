import { expect, type Locator, test } from '@playwright/test'
import { page as copyOf, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'

const homePage = copyOf('home')

/** The outline of the focused element as computed by the browser. */
const ringOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node)
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor }
  })

const background = (element: Locator, pseudo?: string) =>
  element.evaluate((node, part) => getComputedStyle(node, part).backgroundColor, pseudo)

test('in forced colors every control has a focus ring, and the current page, the chosen theme, and the visible side of Before/After are marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(routes.home.path)
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    expect(await ringOf(page.locator(':focus'))).toMatchObject({ style: 'solid', width: 3 })
  }
  const current = page.getByRole('navigation', { name: site.labels.mainNavigation }).locator('[aria-current="page"]')
  for (const link of await current.all()) {
    expect(await background(link, '::after')).not.toBe(await background(page.locator('body')))
  }
  const edges = await page
    .getByRole('group', { name: site.labels.theme })
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((choice) => ({ chosen: choice.ariaPressed, edge: getComputedStyle(choice).borderTopColor })),
    )
  const chosen = edges.find((choice) => choice.chosen === 'true')
  expect(edges.filter(({ edge }) => edge === chosen?.edge)).toEqual([chosen])

  const { before, after, switchLabel } = homePage.problem
  const label = (text: string) => page.getByRole('group', { name: switchLabel }).getByText(text, { exact: true })
  const color = (text: string) => label(text).evaluate((node) => getComputedStyle(node).color)
  const filled = await color(before.label)
  expect(filled).not.toBe(await color(after.label))
  await label(after.label).click()
  await expect.poll(() => color(after.label)).toBe(filled)
})

test('focus is visible on the dark band in both themes, and the contrast is stronger where the visitor prefers more', async ({
  page,
}) => {
  await page.goto(routes.faq.path)
  await page.getByRole('contentinfo').getByRole('link').nth(1).focus()
  await page.keyboard.press('Tab')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const ring = await ringOf(page.locator(':focus'))
    expect(ring).toMatchObject({ style: 'solid', width: 2 })
    expect(ring.color).not.toBe(await background(page.getByRole('contentinfo')))
  }
  await page.emulateMedia({ contrast: 'more' })
  const [lead, body] = await page.evaluate(() => {
    const quiet = document.querySelector('main h1 + p')
    return [quiet && getComputedStyle(quiet).color, getComputedStyle(document.body).color]
  })
  expect(lead).toBe(body)
})
