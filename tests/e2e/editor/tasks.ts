import { basename } from 'node:path'
import { expect } from '@playwright/test'
import { readTree } from '@site/content-check/node'
import { today } from '@/lib/build/today'
import { type CollectionName, collections } from '@/lib/content/collections'
import { articlePath, routes } from '@/lib/routes'
import { daysAfter, formatDay } from '@/lib/text/dates'
import { formatDollars } from '@/lib/text/money'
import { contentFolder } from '@/tools/check/content-tree'
import { checkTree } from '@/tools/check/site-check'
import type { EditorPage } from '../pages/editor-page'
import { editOf, fromFile, labelOf, toFile } from '../support/editor-edits'
import { drawPicture, type EditorSite, test } from '../support/editor-site'

/** The entries of a collection: their names, files, and values. */
const entriesOf = ({ texts }: EditorSite, name: CollectionName, naming: string) =>
  Object.entries(texts)
    .filter(([path]) => path.startsWith(`content/${collections[name].folder}/`))
    .map(([path, text]) => ({ path, values: fromFile(name, text) }))
    .map((entry) => ({ ...entry, title: String(entry.values[naming]) }))

/** Everything that the check of a pull request says of the content with a file that a form has saved. */
const problemsWith = async (form: EditorPage, path: string) => {
  const tree = readTree(...contentFolder())
  const text = new TextEncoder().encode(await form.practiceFile(path))
  return checkTree({ ...tree, files: new Map([...tree.files, [path.replace('content/', ''), text]]) }).errors
}

test('the headline of the home page', async ({ editor, form }) => {
  const path = 'content/pages/home.yaml'
  const values = fromFile('homePage', editor.texts[path] ?? '')
  const head = values['head'] as Record<string, string>
  await form.withinClicks(3, async () => {
    await form.openEntry(collections.homePage.label)
    await expect(form.page.getByText(`${labelOf('homePage', 'head')}: ${head['heading']}`)).toBeVisible()
    await form.write({ 'head.heading': 'All Help, One Shop' })
    await form.saveAndClose()
  })
  const after = toFile('homePage', { ...values, head: { ...head, heading: 'All Help, One Shop' } })
  expect(await form.practiceFile(path)).toBe(after)
})

test('a price, which its list shows; one with a sign in its thousands is refused with the number to write', async ({
  editor,
  form,
}) => {
  const [{ path, values, title } = { path: '', values: {}, title: '' }] = entriesOf(editor, 'planTools', 'name')
  const price = Number(values['price']) + 0.5
  const box = form.box(labelOf('planTools', 'price'))
  await form.withinClicks(3, async () => {
    await form.openList(collections.planTools.label)
    await expect(form.entry(title)).toContainText(formatDollars(Number(values['price'])))
    await form.openEntry(title)
    await box.fill(String(price))
    await form.saveAndClose()
  })
  await expect(form.entry(title)).toContainText(formatDollars(price))
  expect(await form.practiceFile(path)).toBe(toFile('planTools', { ...values, price }))
  await form.openEntry(title)
  await box.fill('')
  await box.pressSequentially('1.320')
  await expect(box).toHaveValue('1.320')
  await form.save()
  await expect(form.page.getByRole('alertdialog')).toContainText('write 1320')
  await form.closeAlert()
  await box.fill('1320')
  await form.saveAndClose()
  expect(await form.practiceFile(path)).toContain('price: 1320\n')
})

test('a question, whose position fills itself in, named by its words; deleted, it is gone', async ({
  editor,
  form,
}) => {
  const [category = ''] = fromFile('faqPage', editor.texts['content/pages/faq.yaml'] ?? '')['categories'] as string[]
  const question = 'Why zinc, not brass (in “Öland”)?'
  const path = 'content/faq/why-zinc-not-brass-in-oeland.md'
  await form.withinClicks(6, async () => {
    await form.openList(collections.faq.label)
    await form.addEntry()
    await form.choose('category', category)
    await form.box(labelOf('faq', 'question')).fill(question)
    await form.box('Text').pressSequentially('A short answer of {brand}.')
    await form.saveAndClose()
  })
  const values = fromFile('faq', await form.practiceFile(path))
  expect(values).toEqual({ category, question, order: expect.any(Number), body: 'A short answer of {brand}.\n' })
  expect(await problemsWith(form, path)).toEqual([])
  await form.openEntry(question)
  await form.togglePreview()
  const preview = form.page.frameLocator('iframe')
  await expect(preview.getByText(`A short answer of ${editor.settings.brand}.`)).toBeVisible()
  await form.box('Text').pressSequentially('It is ')
  await expect(preview.getByText('It is ')).toBeVisible()
  await form.togglePreview()
  await form.delete('faq', question)
  await expect.poll(() => form.practiceFile(path)).toBe('')
})

test('an entry that begins as a copy of another, with a name and a position of its own', async ({ editor, form }) => {
  const { page } = form
  const { slug } = editOf(editor.texts, 'planTools')
  // An earlier test has changed a price.
  const before = await form.practiceFiles()
  const path = 'content/plan-tools/zinc-roof.yaml'
  const box = (name: string) => form.box(labelOf('planTools', name))
  await form.openForm('planTools', slug)
  await form.withinClicks(6, async () => {
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(box('id')).toHaveValue('')
    await box('id').fill('zinc-roof')
    await box('name').fill('Zinc Roof')
    await form.saveAndClose()
  })
  expect(await problemsWith(form, path)).toEqual([])
  expect(await form.practiceFiles()).toEqual({ ...before, [path]: expect.any(String) })
  await form.delete('planTools', 'Zinc Roof')
})

test('what is worth a look, and after a save what is wrong, stands beside its field and is corrected at a press', async ({
  editor,
  form,
}) => {
  const entries = entriesOf(editor, 'faq', 'question')
  const { category, order } = entries[0]?.values ?? {}
  const [question, position] = [labelOf('faq', 'question'), labelOf('faq', 'order')]
  const correct = (label: string) => form.labeled(label).getByRole('button', { name: 'Correct it' })
  await form.openList(collections.faq.label)
  await form.addEntry('Enter')
  // The page fills it in when it next looks at the form.
  await expect(form.box(position)).not.toHaveValue('')
  const free = await form.box(position).inputValue()
  await form.box(question).fill('“Is zinc dear?”')
  await expect(form.labeled(question).getByRole('note')).toContainText(
    `Worth a look: ${question}: the site prints these curly quotes`,
  )
  await correct(question).click()
  await expect(form.box(question)).toHaveValue('Is zinc dear?')
  await expect(form.labeled(question).getByRole('note')).toBeHidden()
  await form.box('Text').pressSequentially(`Ask ${editor.settings.brand} for a price of zinc.`)
  await form.choose('category', String(category))
  await form.box(position).fill(String(order))
  await form.save()
  const dialog = form.page.getByRole('alertdialog')
  await expect(dialog).toContainText(`${position}: ${order} is already used in “`)
  await expect(dialog).toContainText(`Text: "${editor.settings.brand}" belongs in`)
  await form.closeAlert()
  await expect(form.labeled(position).getByRole('alert')).toContainText('is already used')
  await form.box(position).fill(free)
  await expect(form.labeled(position).getByRole('alert')).toBeHidden()
  await correct('Text').click()
  await expect(form.box('Text')).toHaveText('Ask {brand} for a price of zinc.')
  await form.saveAndClose()
  const path = 'content/faq/is-zinc-dear.md'
  expect(fromFile('faq', await form.practiceFile(path))).toMatchObject({ body: 'Ask {brand} for a price of zinc.\n' })
  expect(await problemsWith(form, path)).toEqual([])
  await form.delete('faq', 'Is zinc dear?')
  // A question that moves to another category is its last.
  const categories = fromFile('faqPage', editor.texts['content/pages/faq.yaml'] ?? '')['categories'] as string[]
  const other = categories.find((each) => each !== category) ?? category
  await form.openEntry(entries[0]?.title ?? '')
  await form.choose('category', String(other))
  await expect(form.box(position)).toHaveValue(other === category ? String(order) : free)
})

test('an article with a heading, a list, a link, and a picture, scheduled', async ({ editor, form }) => {
  const { page } = form
  const title = 'Why Zinc Lasts Longer Than Brass'
  const tomorrow = daysAfter(today(), 1)
  const picture = await drawPicture('zinc.png', 'silver')
  await form.withinClicks(18, async () => {
    await form.openList(collections.articles.label)
    await form.addEntry()
    await form.box(labelOf('articles', 'title')).fill(title)
    await form.box(labelOf('articles', 'preview')).fill('What a roof of zinc costs.')
    await form.add('Tag').click()
    await form.box('Tag').fill('Roofs')
    await form.box(labelOf('articles', 'published')).fill(tomorrow)
    await form.labeled(labelOf('articles', 'callToAction')).getByRole('radio').first().click()
    await form.box(labelOf('articles', 'callToActionText')).fill('Tell us about your roof.')
    const text = form.box('Text')
    await text.focus()
    await page.keyboard.type('Zinc is dear')
    for (let letter = 0; letter < 4; letter += 1) await form.moveCaret('Shift+ArrowLeft')
    await form.labeled('Text').getByRole('button', { name: 'Link', exact: true }).click()
    // The marked words stay: it has no box for others, and offers the pages of the site, and its articles by their titles.
    const address = form.window.getByRole('textbox')
    await expect(address).toHaveValue('')
    await expect(address).toBeFocused()
    const offered = await address.evaluate(({ list }: HTMLInputElement) =>
      Array.from(list?.options ?? [], ({ label, value }) => `${label} ${value}`),
    )
    expect(offered).toContain(`${routes.faq.path} ${routes.faq.path}`)
    for (const { path, title: other } of entriesOf(editor, 'articles', 'title'))
      expect(offered).toContain(`${other} ${articlePath(basename(path, '.mdx'))}`)
    await address.fill('/faq')
    await page.keyboard.press('Enter')
    await expect(text.getByRole('link', { name: 'dear' })).toBeVisible()
    await expect(text).toBeFocused()
    await form.moveCaret('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.type('What it costs')
    await form.openStyles()
    await expect(page.getByRole('menuitemcheckbox', { name: /Heading/ })).toHaveText([/2/, /3/])
    await page.getByRole('menuitemcheckbox', { name: 'Heading 2' }).click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('- Sheets')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Work')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await form.insert('Picture')
    const block = form.window
    await form.browse(block, picture)
    await block.getByRole('textbox', { name: 'Description' }).fill('A roof of zinc')
    await block.getByRole('textbox', { name: 'Caption' }).fill('A roof in May')
    await block.getByRole('button', { name: 'Insert' }).click()
    // At once, not when the window has gone: the save waits for it.
    await page.getByRole('button', { name: 'Save', exact: true }).dispatchEvent('click')
    await form.isClosed()
  })
  await expect(form.entry(title)).toContainText(`${formatDay(tomorrow)} · scheduled`)
  const path = 'content/articles/why-zinc-lasts-longer-than-brass.mdx'
  expect(fromFile('articles', await form.practiceFile(path))).toMatchObject({
    published: tomorrow,
    body: [
      'Zinc is [dear](/faq)',
      '## What it costs',
      '- Sheets\n- Work',
      '<Figure src="/images/zinc.webp" alt="A roof of zinc" caption="A roof in May" />\n',
    ].join('\n\n'),
  })
})
