import { expect } from '@playwright/test'
import { site } from '@/lib/content'
import { routes } from '@/lib/routes'
import { EditMode } from './pages/edit-mode'
import { accessibilityFaults } from './support/accessibility'
import { type PreviewSite, test } from './support/preview-site'
import { watchProblems } from './support/problems'

// The tests share a preview.
test.describe.configure({ mode: 'default' })

const { home, roiCalculator, plan } = routes

const textsOf = ({ index }: PreviewSite) => index.files.flatMap((file) => file.texts.map((text) => ({ ...text, file })))

// A document and an app.
for (const { path } of [home, roiCalculator])
  test(`on ${path}, pointing at a text shows its place, and a click opens its field`, async ({
    page,
    editMode,
    preview,
  }) => {
    const problems = watchProblems(page)
    await editMode.start(path)
    const heading = page.getByRole('heading', { level: 1 })
    const words = ((await heading.textContent()) ?? '').replace(/\s+/g, '')
    await heading.hover()
    await expect(editMode.place).toBeVisible()
    const shown = await editMode.place.textContent()
    const source = textsOf(preview).find(
      ({ file, line, label }) => shown === `${file.label} › ${label}, ${file.path.replace('content/', '')}:${line}`,
    )
    expect(words).toContain(source?.text.replace(/\s+/g, '').split('{')[0] ?? 'no place')
    const address = await editMode.opened(() => heading.click())
    expect(address).toBe(`${new URL(page.url()).origin}/admin#/collections/${source?.file.form}?field=${source?.path}`)
    expect(problems).toEqual([])
  })

test('links do not navigate, but for Alt and a click; edit mode stays on in the tab', async ({ page, editMode }) => {
  await editMode.start(home.path)
  const { label = '' } = site.headerNavigation.find(({ href }) => href !== home.path) ?? {}
  const link = page.getByRole('banner').getByRole('link', { name: label, exact: true })
  await editMode.opened(() => link.click())
  expect(new URL(page.url()).pathname).toBe(home.path)
  await link.click({ modifiers: ['Alt'] })
  await expect(page).not.toHaveURL((url) => url.pathname === home.path)
  await expect(editMode.button).toHaveAttribute('aria-pressed', 'true')
})

test('the keyboard switches edit mode on, steps through the texts, opens one, and ends it', async ({
  page,
  editMode,
}) => {
  await editMode.open(home.path)
  await page.keyboard.press('Alt+Shift+E')
  await editMode.isReady()
  const spoken = page.locator('#edit-mode').getByRole('status')
  await page.keyboard.press('ArrowDown')
  const first = await editMode.place.textContent()
  await expect(spoken).toContainText(first?.split(', ').slice(0, -1).join(', ') ?? 'a place')
  await page.keyboard.press('ArrowDown')
  await expect(editMode.place).not.toHaveText(first ?? '')
  // The place on a page that has changed meanwhile is kept.
  await page.evaluate(() => document.body.append(document.createElement('p')))
  await page.keyboard.press('ArrowUp')
  expect(await editMode.place.textContent()).toBe(first)
  expect(await editMode.opened(() => page.keyboard.press('Enter'))).toContain('?field=')
  await page.keyboard.press('Escape')
  await expect(editMode.button).toHaveAttribute('aria-pressed', 'false')
  await expect(editMode.place).toBeHidden()
})

test('by touch, the first tap shows a place and the second opens its field', async ({ browser, preview }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 375, height: 812 } })
  const editMode = new EditMode(page, preview.address)
  await editMode.open(plan.path)
  await editMode.button.tap()
  await editMode.isReady()
  const heading = page.getByRole('heading', { level: 1 })
  await heading.tap()
  await expect(editMode.place).toBeVisible()
  expect(await editMode.opened(() => heading.tap())).toContain('?field=')
  await page.close()
})

test('a list with a filter has all fields of the page, also those that nobody sees', async ({
  page,
  editMode,
  preview,
}) => {
  await editMode.start(home.path)
  await page.getByRole('button', { name: 'All fields' }).click()
  await expect(editMode.filter).toBeFocused()
  const title = textsOf(preview).find(({ file, path }) => file.shownOn[0] === home.path && path === 'seo.title')
  const field = page.getByRole('button', { name: title?.label }).first()
  await editMode.filter.fill(`${title?.label} ${title?.text.split(' ')[0]}`)
  await expect(field).toContainText(`Not seen on the page: ${title?.text}`)
  await page.keyboard.press('ArrowDown')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(editMode.filter).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  expect(await editMode.opened(() => page.keyboard.press('Enter'))).toContain('?field=seo.title')
  await editMode.filter.fill('no field has these words')
  await expect(field).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(editMode.filter).toBeHidden()
})

test('where no editor page edits the branch, a click opens GitHub, or copies the place, and the button says so', async ({
  page,
  context,
  editMode,
  preview,
}) => {
  let opens: string | undefined = 'https://github.com/acme/website/edit/new-prices'
  await page.route('**/edit/texts.json', (route) => route.fulfill({ json: { ...preview.index, opens } }))
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }))
  await editMode.start(plan.path)
  await expect(editMode.button).toContainText('GitHub')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.hover()
  const place = (await editMode.place.textContent())?.split(', ').at(-1) ?? ''
  const [file, line] = place.split(':')
  expect(await editMode.opened(() => heading.click())).toBe(`${opens}/content/${file}#L${line}`)
  opens = undefined
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await editMode.page.evaluate(() => sessionStorage.clear())
  await editMode.start(plan.path)
  await expect(editMode.button).toContainText('copies')
  await heading.click()
  await expect(editMode.button).toContainText(`Copied: content/${place}`)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`content/${place}`)
  // The next test has the same browser context.
  await context.clearPermissions()
})

test('edit mode has no accessibility faults, is seen in forced colors, and is not printed', async ({
  page,
  editMode,
}) => {
  await editMode.start(home.path)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('button', { name: 'All fields' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(editMode.button).toHaveCSS('border-style', 'solid')
  await page.emulateMedia({ media: 'print' })
  await expect(editMode.button).toBeHidden()
})
