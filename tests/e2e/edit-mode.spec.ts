import { expect } from '@playwright/test'
import { site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { EditMode } from './pages/edit-mode'
import { accessibilityFaults } from './support/accessibility'
import { type PreviewSite, test } from './support/preview-site'
import { watchProblems } from './support/problems'

// The tests share a preview.
test.describe.configure({ mode: 'default' })

const { home, roiCalculator, plan } = routes

const textsOf = ({ index }: PreviewSite) => index.files.flatMap((file) => file.texts.map((text) => ({ ...text, file })))

test('pointing at a text shows its place, and a click opens its field; links do not navigate, but for Alt and a click, and edit mode stays on', async ({
  page,
  editMode,
  preview,
}) => {
  const problems = watchProblems(page)
  await editMode.start(home.path)
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
  const { label = '' } = site.headerNavigation.find(({ href }) => href !== home.path) ?? {}
  const link = page.getByRole('banner').getByRole('link', { name: label, exact: true })
  await editMode.opened(() => link.click())
  expect(new URL(page.url()).pathname).toBe(home.path)
  await link.click({ modifiers: ['Alt'] })
  await expect(page).not.toHaveURL((url) => url.pathname === home.path)
  await expect(editMode.button).toHaveAttribute('aria-pressed', 'true')
  expect(problems).toEqual([])
})

test('by keyboard, edit mode is switched on, any field of the page is found by its words, also one that nobody sees, and edit mode is ended', async ({
  page,
  editMode,
  preview,
}) => {
  await editMode.open(home.path)
  await page.keyboard.press('Alt+Shift+E')
  await editMode.isReady()
  await test.step('without accessibility faults, and also in forced colors', async () => {
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(editMode.place).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(editMode.button).toHaveCSS('border-style', 'solid')
    await page.emulateMedia({ forcedColors: 'none' })
  })
  const title = textsOf(preview).find(({ file, path }) => file.paths[0] === home.path && path === 'seo.title')
  const names = await editMode.fields()
  const name = names.find((each) => each.endsWith(title?.text ?? 'no title')) ?? ''
  expect(name).toContain(title?.label)
  expect(await editMode.opened(() => editMode.search.fill(name))).toContain('?field=seo.title')
  await page.keyboard.press('Escape')
  await expect(editMode.button).toHaveAttribute('aria-pressed', 'false')
  await expect(editMode.search).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(editMode.button).toBeHidden()
  await page.close() // As in print.spec.ts.
})

test('a tap opens the field of a text, also where React runs', async ({ browser, preview }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 375, height: 812 } })
  const problems = watchProblems(page)
  const editMode = new EditMode(page, preview.address)
  await editMode.open(roiCalculator.path)
  await editMode.button.tap()
  await editMode.isReady()
  expect(await editMode.opened(() => page.getByRole('heading', { level: 1 }).tap())).toContain('?field=')
  expect(problems).toEqual([])
  await page.close()
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
  // Switched off and on, it reads the texts anew.
  await editMode.button.click()
  await editMode.button.click()
  await expect(editMode.button).toContainText('copies')
  await heading.click()
  await expect(editMode.button).toContainText(`Copied: content/${place}`)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`content/${place}`)
  // The next test has the same browser context.
  await context.clearPermissions()
})
