import { expect } from '@playwright/test'
import { readIndex } from '../support/text-index'
import './editor/tasks'
import './editor/saves'
import './editor/patches'
import './editor/github'
import { EditorPage } from './pages/editor-page'
import { editOf, editsOf, fromFile, toFile } from './support/editor-edits'
import { test } from './support/editor-site'
import { isNightly, sample, spread } from './support/sample'

/** The page whose text is edited last, after which the browser has its first text again. */
const lastEdited = 'servicesPage'

/** Forms, and fields of each, that are opened in every run. The nightly run opens all forms. */
const [forms, fieldsOfEach] = [2, 3]

// The tests share a page, also those of other files: to write and open it takes longer than most of them.
test.describe.configure({ mode: 'default' })

// By day, tasks.ts changes some.
if (isNightly)
  test('a save changes only what was edited, in every entry', async ({ browser, editor }) => {
    // With files of its own, since other tests change some.
    const form = new EditorPage(await browser.newPage(), editor.address)
    await form.open()
    const edits = editsOf(editor.texts, (collection) => collection !== lastEdited)
    for (const edit of edits) {
      await form.openForm(edit.collection, edit.slug)
      await form.write(edit.texts)
      await form.saveAndClose()
      const saved = await form.practiceFile(edit.file)
      expect(toFile(edit.collection, fromFile(edit.collection, saved)), edit.file).toBe(edit.after)
      expect(saved.split('\n').filter((line) => !edit.before.split('\n').includes(line))).toHaveLength(1)
    }
    await form.page.close()
  })

/** The links are followed in parts, none of which takes long. */
const parts = Array.from({ length: isNightly ? 8 : 1 }, (_, part) => part)

for (const part of parts)
  test(`a link to a field opens its form with the focus in that field and in view (${part})`, async ({ form }) => {
    const texts = readIndex(false).files.map((file) => file.texts.map((text) => ({ ...text, file })))
    // And the last item in the longest list of the innermost lists, which is far below what is drawn first.
    const numbersIn = ({ path }: { path: string }) => path.match(/(?<=\.)\d+/g)?.map(Number) ?? []
    const rank = (text: { path: string }) => numbersIn(text).length * 1000 + (numbersIn(text).at(-1) ?? 0)
    const [deepest] = texts.flat().sort((a, b) => rank(b) - rank(a))
    const places = sample(texts, forms).flatMap((each) => spread(each, fieldsOfEach))
    const followed = (deepest ? [...places, deepest] : places).filter((_, index) => index % parts.length === part)
    for (const { file, path, text } of followed) {
      const query = new URLSearchParams({ field: path, ...(path === 'body' && { text: text.slice(0, 60) }) })
      await form.followLink(`${file.form}?${query}`)
      // The choices of a list are drawn as one field.
      const item = async () => ((await form.field(path).count()) > 0 ? '' : (/\.\d+$/.exec(path)?.[0] ?? ''))
      await expect
        .configure({ soft: true })
        .poll(async () => (await form.focused()) + (await item()), { message: `${file.path} ${path}` })
        .toBe(path)
    }
  })

test('a form says what saving does, a save changes one file, and what was saved stays while the site is visited', async ({
  editor,
  form,
}) => {
  const { page } = form
  const edit = editOf(editor.texts, lastEdited)
  await form.openForm(edit.collection, edit.slug)
  await expect(page.getByText('This is for practice')).toBeVisible()
  // Fails when something covers the line, which has more lines in a narrower window.
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.getByRole('link', { name: 'Back to the site' }).click({ trial: true })
  }
  const before = await form.practiceFiles()
  expect(before[edit.file]).toBe(edit.before)
  await form.write(edit.texts)
  await form.saveAndClose()
  expect(await form.practiceFiles()).toEqual({ ...before, [edit.file]: edit.after })
  await page.goto(`${editor.address}/admin/start.css`)
  await form.open()
  expect(await form.practiceFile(edit.file)).toBe(edit.after)
  expect(form.unexpected).toEqual([])
})

test('a page whose scripts are blocked says what to do', async ({ editor, page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${editor.address}/admin`)
  await expect(page.getByText('It needs JavaScript')).toBeVisible()
})
