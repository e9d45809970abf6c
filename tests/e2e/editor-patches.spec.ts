// Each test loses words or pictures without one of the patches of Sveltia CMS. Those without a test here have one in editor-tasks.spec.ts: the
// letter before a space, a dialog that is closing, the entries, and the form that is open.
import { expect } from '@playwright/test'
import { collections } from '@/lib/content/collections'
import { EditorPage } from './pages/editor-page'
import { editOf, fromFile, labelOf } from './support/editor-edits'
import { drawPicture, test } from './support/editor-site'

// The tests share a page, whose opening takes longer than any of them.
test.describe.configure({ mode: 'default' })

let form: EditorPage
test.beforeAll(async ({ browser, editor }) => {
  form = new EditorPage(await browser.newPage(), editor.address)
  await form.open()
})
test.afterAll(() => form.page.close())

const question = () => form.box(labelOf('faq', 'question'))

/** Presses “Save” without waiting for anything. */
const saveNow = () => form.page.getByRole('button', { name: 'Save', exact: true }).dispatchEvent('click')

test('what is written in the moment in which “Save” is pressed is saved', async ({ editor }) => {
  const { slug, file } = editOf(editor.texts, 'faq')
  await form.openForm('faq', slug)
  await question().fill('Why zinc?')
  await question().evaluate((box: HTMLInputElement) => {
    box.value = 'Why zinc, and not tin?'
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
    for (const button of document.querySelectorAll('button')) if (button.textContent?.trim() === 'Save') button.click()
  })
  await form.isClosed()
  expect(fromFile('faq', await form.practiceFile(file))['question']).toBe('Why zinc, and not tin?')
})

test('what a button makes of a text right before a save is saved', async ({ editor }) => {
  const { slug, file } = editOf(editor.texts, 'faq')
  await form.openForm('faq', slug)
  await form.box('Text').fill('What it costs')
  await form.labeled('Text').getByRole('button', { name: 'Show Text Style Options' }).click()
  await form.page.getByRole('menuitemcheckbox', { name: 'Heading 2' }).click()
  await saveNow()
  await form.isClosed()
  expect(fromFile('faq', await form.practiceFile(file))['body']).toBe('## What it costs\n')
})

test('words that are written while the message of a refused save closes stay in their field', async ({ editor }) => {
  await form.openForm('faq', editOf(editor.texts, 'faq').slug)
  await question().fill('{nobody}')
  await form.save()
  await form.page.getByRole('alertdialog').getByRole('button').dispatchEvent('click')
  await question().fill('')
  await question().focus()
  for (const letter of 'Is zinc a metal?') {
    await form.page.keyboard.press(letter)
    await form.page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await form.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await form.page.keyboard.type(' Or not?')
  await expect(question()).toHaveValue('Is zinc a metal? Or not?')
  await form.saveAndClose()
})

test('a picture is saved that is still being converted', async () => {
  const texts = { name: 'Ann T.', role: 'Owner', company: 'a quarry', quote: 'It stands.', result: 'Twice the stones' }
  await form.openList(collections.testimonials.label)
  await form.addEntry()
  for (const [name, text] of Object.entries(texts)) await form.box(labelOf('testimonials', name)).fill(text)
  await form.add(labelOf('testimonials', 'picture'), 'checkbox').click()
  await form.box(labelOf('testimonials', 'picture.alt')).fill('A woman at a quarry')
  await form.choosePicture(form.labeled(labelOf('testimonials', 'picture.src')), await drawPicture('a.png', 'teal'))
  await saveNow()
  await form.isClosed()
  const { picture } = fromFile('testimonials', await form.practiceFile('content/testimonials/ann-t.yaml'))
  expect(picture).toMatchObject({ src: '/images/a.webp' })
})

test('two new pictures with one name in a form stay two', async ({ editor }) => {
  const { slug, file } = editOf(editor.texts, 'faq')
  await form.openForm('faq', slug)
  await form.box('Text').fill('')
  for (const color of ['silver', 'gold']) {
    await form.insert('Picture')
    await form.browse(form.window, await drawPicture('zinc.png', color))
    await form.window.getByRole('textbox', { name: 'Description' }).fill(`A roof in ${color}`)
    await form.window.getByRole('button', { name: 'Insert' }).click()
    await expect(form.page.getByRole('dialog')).toHaveCount(0)
  }
  await form.saveAndClose()
  const { body } = fromFile('faq', await form.practiceFile(file))
  expect(body).toBe('![A roof in silver](/images/zinc.webp)\n\n![A roof in gold](/images/zinc-1.webp)\n')
  expect(await form.practiceNames('public/images')).toEqual(expect.arrayContaining(['zinc.webp', 'zinc-1.webp']))
})
