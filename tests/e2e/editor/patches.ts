// These tests lose words or pictures without the patches of Sveltia CMS. Those without a test here have one in tasks.ts: the letter
// before a space, the entries, and the form that is open.
import { expect, type Locator } from '@playwright/test'
import { collections } from '@/lib/content/collections'
import type { EditorPage } from '../pages/editor-page'
import { editOf, fromFile, labelOf } from '../support/editor-edits'
import { drawPicture, test } from '../support/editor-site'

/** Lets dialogs take two seconds to close. Returns what ends that. */
const slowDialogs = async ({ page }: EditorPage) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const style = await page.addStyleTag({ content: 'dialog { transition-delay: 2s !important }' })
  return async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await style.evaluate((element: HTMLStyleElement) => element.remove())
  }
}

/** Lets texts wait for two seconds until they are Markdown, in place of a tenth of one. Returns what ends that. */
const slowTexts = async ({ page }: EditorPage) => {
  const wait = await page.evaluateHandle(() => {
    const original = window.setTimeout
    const slow = (run: () => void, time?: number) => original(run, time === 100 ? 2000 : time)
    Object.defineProperty(window, 'setTimeout', { value: slow, writable: true })
    return original
  })
  return () =>
    wait.evaluate((original) => Object.defineProperty(window, 'setTimeout', { value: original, writable: true }))
}

/** Presses a button, and “Save” with the next frame, while dialogs or texts are slow. */
const pressAndSave = async (form: EditorPage, button: Locator, slow: typeof slowDialogs | typeof slowTexts) => {
  const hurry = await slow(form)
  await button.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    for (const save of document.querySelectorAll('button')) if (save.textContent?.trim() === 'Save') save.click()
  })
  await form.isClosed()
  await hurry()
}

test('words stay in their field while the message of a refused save closes, two new pictures with one name stay two, and what a button makes of a text right before a save is saved', async ({
  editor,
  form,
}) => {
  const { slug, file, before } = editOf(editor.texts, 'faq')
  const question = form.box(labelOf('faq', 'question'))
  await form.openForm('faq', slug)
  await question.fill('{nobody}')
  await form.save()
  const message = form.page.getByRole('alertdialog')
  await expect(message).toContainText('{nobody}')
  expect(await form.practiceFile(file)).toBe(before)
  const hurry = await slowDialogs(form)
  await message.getByRole('button').dispatchEvent('click')
  await question.fill('Is zinc')
  await message.waitFor({ state: 'detached' })
  await form.page.keyboard.type(' a metal?')
  await expect(question).toHaveValue('Is zinc a metal?')
  await hurry()

  await form.box('Text').fill('What it costs')
  for (const color of ['silver', 'gold']) {
    await form.insert('Picture')
    await form.browse(form.window, await drawPicture('zinc.png', color))
    await form.window.getByRole('textbox', { name: 'Description' }).fill(`A roof in ${color}`)
    await form.window.getByRole('button', { name: 'Insert' }).click()
    await expect(form.page.getByRole('dialog')).toHaveCount(0)
  }
  await form.box('Text').getByText('What it costs').click()
  await form.openStyles()
  await pressAndSave(form, form.page.getByRole('menuitemcheckbox', { name: 'Heading 2' }), slowTexts)
  expect(fromFile('faq', await form.practiceFile(file))).toMatchObject({
    question: 'Is zinc a metal?',
    body: '## What it costs\n\n![A roof in silver](/images/zinc.webp)\n\n![A roof in gold](/images/zinc-1.webp)\n',
  })
  const names = Object.keys(await form.practiceFiles())
  expect(names).toEqual(expect.arrayContaining(['public/images/zinc.webp', 'public/images/zinc-1.webp']))
})

test('a testimonial with a picture, which needs a description, is made smaller, and is saved while its window is closing and it is still to be converted', async ({
  form,
}) => {
  const texts = { name: 'Zoë Q.', role: 'Owner', company: 'a quarry', quote: 'It stands.', result: 'Twice the stones' }
  const alt = form.box(labelOf('testimonials', 'picture.alt'))
  await form.withinClicks(9, async () => {
    await form.openList(collections.testimonials.label)
    await form.addEntry()
    for (const [name, text] of Object.entries(texts)) await form.box(labelOf('testimonials', name)).fill(text)
    await form.add(labelOf('testimonials', 'picture'), 'checkbox').click()
    await form.save()
    await expect(form.labeled(labelOf('testimonials', 'picture.alt'))).toContainText('required')
    await alt.fill('A woman at a quarry')
    const picture = await drawPicture('My Photo (1).PNG', 'teal')
    await form.choosePicture(form.labeled(labelOf('testimonials', 'picture.src')), picture)
    await pressAndSave(form, form.window.getByRole('button', { name: 'Insert' }), slowDialogs)
  })
  const values = fromFile('testimonials', await form.practiceFile('content/testimonials/zoe-q.yaml'))
  expect(values).toMatchObject({ ...texts, picture: { src: '/images/my-photo-1.webp', alt: 'A woman at a quarry' } })
  expect(await form.practiceFiles()).toHaveProperty(['public/images/my-photo-1.webp'])
})
