import { expect } from '@playwright/test'
import sharp from 'sharp'
import { checkTree } from '@/lib/content/check'
import { placeFiles } from '@/lib/content/check/files/placement'
import { type CollectionName, collections } from '@/lib/content/collections'
import type { JsonSchema } from '@/lib/editor/fields'
import { formSchema } from '@/lib/editor/form-schema'
import { type FormValues, fromFile, toFile } from '@/lib/editor/formats'
import { contentFolder } from '@/tools/check/content-folder'
import { readTree } from '@/tools/check/read-tree'
import { pageHtml } from '@/tools/editor/page-html'
import { EditorPage } from './pages/editor-page'
import { test } from './support/editor-site'
import { standInForGitHub } from './support/github'

/** Collections whose first document is edited in every run: each kind of file, and each kind of field. The nightly run edits all. */
const everyRun: readonly CollectionName[] = ['articles', 'faq', 'testimonials', 'servicesPage']

interface Edit {
  collection: CollectionName
  slug: string
  /** Path of the file in the repository. */
  file: string
  path: string[]
  value: string
  before: string
  after: string
}

/** The first text of a document that may be any words. */
function firstText(schema: JsonSchema, values: FormValues): { path: string[]; value: string } | undefined {
  for (const [name, property] of Object.entries(schema.properties ?? {}) as [string, JsonSchema][]) {
    const value = values[name]
    const isFree = !property.format && !property.pattern && !property.enum
    const isChosen = property['reference'] || property['choices']
    if (property.type === 'string' && isFree && !isChosen && typeof value === 'string') return { path: [name], value }
    const inside = property.type === 'object' && firstText(property, (value ?? {}) as FormValues)
    if (inside) return { path: [name, ...inside.path], value: inside.value }
  }
  return undefined
}

const withText = (values: FormValues, [name = '', ...rest]: readonly string[], text: string): FormValues => ({
  ...values,
  [name]: rest.length === 0 ? text : withText(values[name] as FormValues, rest, text),
})

/** Changes one letter of one text in each document, outside of placeholders such as {brand}. */
function editsOf(texts: Readonly<Record<string, string>>, isChosen: (name: CollectionName) => boolean): Edit[] {
  const files = new Map(Object.keys(texts).map((path) => [path.replace('content/', ''), new Uint8Array()]))
  const { placed } = placeFiles({
    label: 'content',
    exists: true,
    files,
    folders: new Set(),
    unreadable: [],
    publicFiles: new Set(),
  })
  return placed.flatMap(({ collection, slug, path: name }) => {
    if (!isChosen(collection)) return []
    const file = `content/${name}`
    const before = texts[file] ?? ''
    const values = fromFile(collection, before)
    const found = firstText(formSchema(collections[collection].schema), values)
    if (!found) throw new Error(`${file} has no text that could be edited`)
    const value = found.value.replace(/(?<!\{[^}]*)[\p{L}\p{N}]/u, (letter) => (letter === 'X' ? 'Y' : 'X'))
    const after = toFile(collection, withText(values, found.path, value))
    return [{ collection, slug, file, path: found.path, value, before, after }]
  })
}

const firstOfEach = (edits: readonly Edit[]): Edit[] => [
  ...new Map([...edits].reverse().map((edit) => [edit.collection, edit])).values(),
]

// The tests share a bundled page.
test.describe.configure({ mode: 'default' })

test('a save changes only what was edited, in the browser alone where no repository is named', async ({
  page,
  editor,
}) => {
  const every = process.env['EDIT_ALL_FILES'] === 'true'
  const all = editsOf(editor.texts, (name) => every || everyRun.includes(name))
  const edits = every ? all : firstOfEach(all)
  test.setTimeout(30_000 + edits.length * 5_000)
  // What comes from elsewhere, and what is missing.
  const unexpected: string[] = []
  page.on('response', (response) => {
    const isOwn = /^(?:http:\/\/localhost|blob:|data:)/.test(response.url())
    if (!isOwn || response.status() >= 400) unexpected.push(response.url())
  })
  page.on('requestfailed', (request) => unexpected.push(request.url()))
  const form = new EditorPage(page, editor.address)
  await form.open()
  for (const edit of edits) {
    await form.openForm(edit.collection, edit.slug)
    await form.write(edit.path, edit.value)
    await form.save()
    await form.isClosed()
    expect(await form.practiceFile(edit.file), edit.file).toBe(edit.after)
  }
  const untouched = Object.keys(editor.texts).find((file) => edits.every((edit) => edit.file !== file)) ?? 'none'
  if (untouched !== 'none') expect(await form.practiceFile(untouched)).toBe(editor.texts[untouched])
  expect(unexpected).toEqual([])
})

test('what is not saved when the page is left is offered again, for practice as well', async ({ page, editor }) => {
  const [edit] = editsOf(editor.texts, (name) => name === 'servicesPage')
  if (!edit) throw new Error('content/pages/services.yaml is missing')
  const form = new EditorPage(page, editor.address)
  await form.open()
  await form.openForm(edit.collection, edit.slug)
  await form.write(edit.path, 'Not saved')
  await expect.poll(() => form.hasBackup()).toBe(true)
  await page.reload()
  // The form opens again, after all files have been read.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click({ timeout: 20_000 })
  await expect(await form.openText(edit.path)).toHaveValue('Not saved')
})

test('a page whose scripts are blocked says what to do', async ({ page, editor }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${editor.address}/admin`)
  const advice = page.getByText('reload the page')
  await expect(advice).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(advice).toBeVisible()
})

test('what saving does is said above a form as well', async ({ page, editor }) => {
  const form = new EditorPage(page, editor.address)
  await form.open()
  await form.openForm('servicesPage', 'services')
  await expect(page.getByText('This is for practice')).toBeVisible()
  // Fails when something covers the line, which has more lines in a narrower window.
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 700 })
    await page.getByRole('link', { name: 'Back to the site' }).click({ trial: true })
  }
})

test('a mistake stops a save, in the words of the content check', async ({ page, editor }) => {
  const [edit] = editsOf(editor.texts, (name) => name === 'servicesPage')
  if (!edit) throw new Error('content/pages/services.yaml is missing')
  const form = new EditorPage(page, editor.address)
  await form.open()
  await form.openForm(edit.collection, edit.slug)
  await form.write(edit.path, '{nobody} and others')
  await form.save()
  await expect(page.getByRole('alertdialog')).toContainText('{nobody}')
  expect(await form.practiceFile(edit.file)).toBe(edit.before)
})

test('a number with a sign in its thousands stays as it is typed, and is refused with the number to write', async ({
  page,
  editor,
}) => {
  const [file = ''] = Object.keys(editor.texts).filter((path) => path.startsWith('content/plan-tools/'))
  const form = new EditorPage(page, editor.address)
  await form.open()
  await form.openForm('planTools', file.replace(/^.*\/|\.yaml$/g, ''))
  const price = form.field('price').locator('input')
  for (const typed of ['1,320', '1.320']) {
    await price.fill('')
    await price.pressSequentially(typed)
    await expect(price).toHaveValue(typed)
    await form.save()
    await expect(page.getByRole('alertdialog')).toContainText('write 1320')
    expect(await form.practiceFile(file)).toBe(editor.texts[file])
    await form.closeAlert()
  }
  await price.fill('1320')
  await form.save()
  await form.isClosed()
  expect(await form.practiceFile(file)).toContain('price: 1320\n')
})

test('a new question has a category of the list and is named by its words; deleted, it is gone', async ({
  page,
  editor,
}) => {
  const pageValues = fromFile('faqPage', editor.texts['content/pages/faq.yaml'] ?? '')
  const [category = ''] = pageValues['categories'] as string[]
  const question = 'Why zinc, not brass (in “Öland”)?'
  const form = new EditorPage(page, editor.address)
  await form.open()
  await form.openNew('faq')
  await form.choose('category', category)
  await form.write(['question'], question)
  await form.write(['order'], '70')
  await form.typeText('A short answer.')
  await form.save()
  await form.isClosed()
  const file = 'faq/why-zinc-not-brass-in-oeland.md'
  expect(await form.practiceFiles('content/faq')).toContain('why-zinc-not-brass-in-oeland.md')
  const text = await form.practiceFile(`content/${file}`)
  expect(text).toBe(toFile('faq', { category, question, order: 70, body: 'A short answer.\n' }))
  const tree = readTree(...contentFolder())
  const { problems } = checkTree({ ...tree, files: new Map([...tree.files, [file, new TextEncoder().encode(text)]]) })
  expect(problems).toEqual([])
  await form.delete('faq', question)
  await expect.poll(() => form.practiceFiles('content/faq')).not.toContain('why-zinc-not-brass-in-oeland.md')
})

test('an uploaded picture is made smaller and renamed, needs a description, and is saved at the first press', async ({
  page,
  editor,
}) => {
  // Wider than the pictures that the form makes.
  const picture = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const form = new EditorPage(page, editor.address)
  await form.open()
  await form.openNew('team')
  await form.write(['name'], 'Zoë Quill')
  await form.write(['role'], 'Analyst')
  await form.write(['text'], 'Counts hours.')
  await form.choose('icon', 'Star')
  await form.write(['order'], '90')
  await form.field('picture').getByRole('checkbox').click()
  await form.save()
  await expect(form.field('picture.alt')).toContainText('required')
  await form.write(['picture', 'alt'], 'Zoë Quill at a desk')
  await form.upload('picture.src', { name: 'My Photo (1).PNG', mimeType: 'image/png', buffer: picture })
  // While the picture is still being converted.
  await form.save()
  await form.isClosed()
  expect(await form.practiceFiles('public/images')).toEqual(['my-photo-1.webp'])
  expect(await form.practiceFile('content/team/zoe-quill.yaml')).toContain('  src: /images/my-photo-1.webp\n')
})

test('a change goes to GitHub as a branch and a pull request, which is sent for review', async ({ page, editor }) => {
  const [edit] = firstOfEach(editsOf(editor.texts, (name) => name === 'faq'))
  if (!edit) throw new Error('content/faq is empty')
  const settings = { ...editor.settings, repository: 'acme/website', api: `${editor.address}/api/v3` }
  await page.route('**/admin', (route) => route.fulfill({ contentType: 'text/html', body: pageHtml(settings) }))
  const github = await standInForGitHub(page, editor.texts)
  const form = new EditorPage(page, editor.address)
  await form.signIn('secret')
  await form.openForm(edit.collection, edit.slug)
  await form.write(edit.path, edit.value)
  await page.route('**/graphql', (route) => route.abort(), { times: 1 })
  await form.save()
  await expect(page.getByRole('alertdialog')).toContainText('Check your connection')
  await form.closeAlert()
  await form.save()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /review/i })
    .click()
  await form.isClosed()
  const branch = `cms/faq/${edit.slug}`
  expect(github.branches).toEqual([`refs/heads/${branch}`])
  expect(github.commits).toEqual([{ branch, files: { [edit.file]: edit.after }, deletions: [] }])
  expect(github.pullRequests).toMatchObject([
    { head: branch, base: 'main', draft: false, labels: ['sveltia-cms/pending_review'] },
  ])
  expect([...github.tokens]).toEqual(['token secret'])
})

test('signed in through a service, what is published stays as it is: a deletion is a pull request, and the list of all pictures is closed', async ({
  page,
  editor,
}) => {
  const [edit] = firstOfEach(editsOf(editor.texts, (name) => name === 'faq'))
  if (!edit) throw new Error('content/faq is empty')
  const signIn = 'https://sign-in.example.com'
  const settings = { ...editor.settings, repository: 'acme/website', api: `${editor.address}/api/v3`, signIn }
  await page.route('**/admin', (route) => route.fulfill({ contentType: 'text/html', body: pageHtml(settings) }))
  const github = await standInForGitHub(page, editor.texts)
  const form = new EditorPage(page, editor.address)
  await form.signInThrough(signIn, 'secret')
  await form.delete('faq', String(fromFile('faq', edit.before)['question']))
  await expect.poll(() => github.pullRequests.length).toBe(1)
  expect([...github.tokens]).toEqual(['token secret'])
  const branch = `cms/faq/${edit.slug}`
  expect(github.commits).toEqual([{ branch, files: {}, deletions: [{ path: edit.file }] }])
  expect(github.pullRequests).toMatchObject([{ head: branch, base: 'main', draft: false }])
  const refused = page.waitForEvent('dialog')
  await form.uploadToAll({ name: 'any.png', mimeType: 'image/png', buffer: await page.screenshot() })
  const dialog = await refused
  expect(dialog.message()).toContain('Nothing was changed.')
  await dialog.accept()
  expect(github.commits).toHaveLength(1)
})
