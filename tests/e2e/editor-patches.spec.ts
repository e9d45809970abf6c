// Each test loses words or pictures without one of the patches of Sveltia CMS. Those without a test here have one in editor-tasks.spec.ts: the
// letter before a space, the entries, and the form that is open.
import { expect, type Locator } from '@playwright/test'
import { collections } from '@/lib/content/collections'
import { EditorPage } from './pages/editor-page'
import { editOf, fromFile, labelOf } from './support/editor-edits'
import { drawPicture, test } from './support/editor-site'

// The tests share a bundled page.
test.describe.configure({ mode: 'default' })

let form: EditorPage
test.beforeEach(async ({ page, editor }) => {
  form = new EditorPage(page, editor.address)
  await form.open()
})

/** Lets dialogs take two seconds to close. */
const slowDialogs = async () => {
  await form.page.emulateMedia({ reducedMotion: 'no-preference' })
  await form.page.addStyleTag({ content: 'dialog { transition-duration: 2s !important }' })
}

/** Lets texts wait for two seconds until they are Markdown, in place of a tenth of one. */
const slowTexts = () =>
  form.page.evaluate(() => {
    const wait = window.setTimeout
    const slow = (run: () => void, time?: number) => wait(run, time === 100 ? 2000 : time)
    Object.defineProperty(window, 'setTimeout', { value: slow })
  })

const question = () => form.box(labelOf('faq', 'question'))

/** Presses a button, and “Save” with the next frame. */
const pressAndSave = async (button: Locator) => {
  await button.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    for (const save of document.querySelectorAll('button')) if (save.textContent?.trim() === 'Save') save.click()
  })
  await form.isClosed()
}

test('what a button makes of a text right before a save is saved', async ({ editor }) => {
  const { slug, file } = editOf(editor.texts, 'faq')
  await form.openForm('faq', slug)
  await form.box('Text').fill('What it costs')
  await form.labeled('Text').getByRole('button', { name: 'Show Text Style Options' }).click()
  await slowTexts()
  await pressAndSave(form.page.getByRole('menuitemcheckbox', { name: 'Heading 2' }))
  expect(fromFile('faq', await form.practiceFile(file))['body']).toBe('## What it costs\n')
})

test('words that are written while the message of a refused save closes stay in their field', async ({ editor }) => {
  await form.openForm('faq', editOf(editor.texts, 'faq').slug)
  await question().fill('{nobody}')
  await form.save()
  const message = form.page.getByRole('alertdialog')
  await message.getByRole('button').click({ trial: true })
  await slowDialogs()
  await message.getByRole('button').dispatchEvent('click')
  await question().fill('Is zinc')
  await message.waitFor({ state: 'detached' })
  await form.page.keyboard.type(' a metal?')
  await expect(question()).toHaveValue('Is zinc a metal?')
  await form.saveAndClose()
})

test('a picture is saved whose window is closing, and which is still to be converted', async () => {
  const texts = { name: 'Ann T.', role: 'Owner', company: 'a quarry', quote: 'It stands.', result: 'Twice the stones' }
  await form.openList(collections.testimonials.label)
  await form.addEntry()
  for (const [name, text] of Object.entries(texts)) await form.box(labelOf('testimonials', name)).fill(text)
  await form.add(labelOf('testimonials', 'picture'), 'checkbox').click()
  await form.box(labelOf('testimonials', 'picture.alt')).fill('A woman at a quarry')
  await form.choosePicture(form.labeled(labelOf('testimonials', 'picture.src')), await drawPicture('a.png', 'teal'))
  await slowDialogs()
  await pressAndSave(form.window.getByRole('button', { name: 'Insert' }))
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
