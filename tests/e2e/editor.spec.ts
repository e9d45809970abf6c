import { expect } from '@playwright/test'
import type { CollectionName } from '@/lib/content/collections'
import { readIndex } from '../support/text-index'
import { EditorPage } from './pages/editor-page'
import { editOf, editsOf } from './support/editor-edits'
import { test } from './support/editor-site'
import { isNightly, sample } from './support/sample'

/** Collections whose first entry is edited in every run: a kind of file each that the other tests do not write. */
const everyRun: readonly CollectionName[] = ['articles', 'testimonials']

/** The page whose text is edited last, after which the browser has its first text again. */
const lastEdited = 'servicesPage'

/** Forms, and fields of each, that are opened in every run. The nightly run opens all. */
const [forms, fieldsOfEach] = [3, 3]

// The tests share a page, whose opening takes longer than any of them.
test.describe.configure({ mode: 'default' })

let form: EditorPage
/** Addresses of what comes from elsewhere, and of what is missing. */
const unexpected: string[] = []
/** Forms ask whether the site has the page of their entry, which this server has not, and stop asking when they are closed. */
const isPage = (url: string): boolean => !/\.\w+$/.test(new URL(url).pathname)

test.beforeAll(async ({ browser, editor }) => {
  form = new EditorPage(await browser.newPage(), editor.address)
  form.page.on('response', (response) => {
    const isOwn = /^(?:http:\/\/localhost|blob:|data:)/.test(response.url())
    if (!isOwn || (response.status() >= 400 && !isPage(response.url()))) unexpected.push(response.url())
  })
  // What the policy of the page blocks is never sent.
  const isSent = (failure: { errorText: string } | null) => failure?.errorText !== 'csp'
  form.page.on('requestfailed', (request) => {
    if (!isPage(request.url()) && isSent(request.failure())) unexpected.push(request.url())
  })
  await form.open()
})
test.afterAll(() => form.page.close())

test('a save changes only what was edited, in the browser alone where no repository is named', async ({ editor }) => {
  const first = (name: CollectionName) => editsOf(editor.texts, (collection) => collection === name).slice(0, 1)
  const edits = isNightly ? editsOf(editor.texts, (collection) => collection !== lastEdited) : everyRun.flatMap(first)
  for (const edit of edits) {
    await form.openForm(edit.collection, edit.slug)
    await form.write(edit.texts)
    await form.saveAndClose()
    expect(await form.practiceFile(edit.file), edit.file).toBe(edit.after)
  }
  const untouched = Object.keys(editor.texts).find((file) => edits.every((edit) => edit.file !== file))
  if (untouched) expect(await form.practiceFile(untouched)).toBe(editor.texts[untouched])
  expect(unexpected).toEqual([])
})

test('a number with a sign in its thousands stays as it is typed, and is refused with the number to write', async ({
  editor,
}) => {
  const { file, slug } = editOf(editor.texts, 'planTools')
  const before = await form.practiceFile(file)
  await form.openForm('planTools', slug)
  const price = form.field('price').locator('input')
  await price.fill('')
  await price.pressSequentially('1.320')
  await expect(price).toHaveValue('1.320')
  await form.save()
  await expect(form.page.getByRole('alertdialog')).toContainText('write 1320')
  expect(await form.practiceFile(file)).toBe(before)
  await form.closeAlert()
  await price.fill('1320')
  await form.saveAndClose()
  expect(await form.practiceFile(file)).toContain('price: 1320\n')
})

test('a link to a field opens its form with the focus in that field and in view', async () => {
  const texts = readIndex(false).files.map((file) => file.texts.map((text) => ({ ...text, file })))
  // And the last item in the longest list of the innermost lists, which is far below what is drawn first.
  const numbersIn = ({ path }: { path: string }) => path.match(/(?<=\.)\d+/g)?.map(Number) ?? []
  const rank = (text: { path: string }) => numbersIn(text).length * 1000 + (numbersIn(text).at(-1) ?? 0)
  const [deepest] = texts.flat().sort((a, b) => rank(b) - rank(a))
  const places = sample(texts, forms).flatMap((each) => sample(each, fieldsOfEach))
  for (const { file, path, text } of deepest ? [...places, deepest] : places) {
    const query = new URLSearchParams({ field: path, ...(path === 'body' && { text: text.slice(0, 60) }) })
    await form.followLink(`${file.form}?${query}`)
    await expect
      .configure({ soft: true })
      .poll(() => form.focused(), { message: `${file.path} ${path}`, intervals: [100] })
      .toBe(path)
  }
})

test('a form says what saving does, and refuses a mistake in the words of the content check', async ({ editor }) => {
  const { page } = form
  const edit = editOf(editor.texts, lastEdited)
  const [path = ''] = Object.keys(edit.texts)
  await form.openForm(edit.collection, edit.slug)
  await expect(page.getByText('This is for practice')).toBeVisible()
  // Fails when something covers the line, which has more lines in a narrower window.
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.getByRole('link', { name: 'Back to the site' }).click({ trial: true })
  }
  await form.write(edit.texts)
  await form.saveAndClose()
  await page.goto(`${editor.address}/admin/start.css`)
  await form.open()
  expect(await form.practiceFile(edit.file), 'what was saved stays while the site is visited').toBe(edit.after)
  await form.openForm(edit.collection, edit.slug)
  await form.write({ [path]: '{nobody} and others' })
  await form.save()
  await expect(page.getByRole('alertdialog')).toContainText('{nobody}')
  expect(await form.practiceFile(edit.file)).toBe(edit.after)
})

test('a page whose scripts are blocked says what to do', async ({ editor }) => {
  const { page } = form
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${editor.address}/admin`)
  const advice = page.getByText('This takes longer than usual')
  await expect(advice).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(advice).toBeVisible()
})
