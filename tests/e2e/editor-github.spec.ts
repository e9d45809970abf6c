import { expect, type Page } from '@playwright/test'
import { type EditorSettings, pageHtml } from '@site/editor-page'
import { editOf, fromFile } from './support/editor-edits'
import { type EditorSite, test } from './support/editor-site'
import { standInForGitHub } from './support/github'

// The tests share a bundled page.
test.describe.configure({ mode: 'default' })

/** Serves the editor page for a repository. */
const serveForRepository = (page: Page, { settings, address }: EditorSite, more: Partial<EditorSettings> = {}) => {
  const body = pageHtml({ ...settings, repository: 'acme/website', api: `${address}/api/v3`, ...more })
  return page.route('**/admin', (route) => route.fulfill({ contentType: 'text/html', body }))
}

test('a change goes to GitHub as a branch and a pull request, which is sent for review', async ({
  page,
  editor,
  form,
}) => {
  const edit = editOf(editor.texts, 'faq')
  await serveForRepository(page, editor)
  const github = await standInForGitHub(page, editor.texts)
  await form.signIn('secret')
  await form.openForm(edit.collection, edit.slug)
  await form.write(edit.texts)
  await page.route('**/graphql', (route) => route.abort(), { times: 1 })
  await form.save()
  await expect(page.getByRole('alertdialog')).toContainText('Check your connection')
  await form.closeAlert()
  await form.save()
  const sendForReview = page.getByRole('alertdialog').getByRole('button', { name: /review/i })
  await sendForReview.click()
  await form.isClosed()
  const branch = `cms/faq/${edit.slug}`
  expect(github.branches).toEqual([`refs/heads/${branch}`])
  expect(github.commits).toEqual([{ branch, files: { [edit.file]: edit.after }, deletions: [] }])
  await expect
    .poll(() => github.pullRequests)
    .toMatchObject([{ head: branch, base: 'main', draft: false, labels: ['sveltia-cms/pending_review'] }])
  expect([...github.tokens]).toEqual(['token secret'])
})

test('signed in through a service, what is published stays as it is: a deletion is a pull request, and the list of all pictures is closed', async ({
  page,
  editor,
  form,
}) => {
  const { slug, file, before } = editOf(editor.texts, 'faq')
  const signIn = 'https://sign-in.example.com'
  await serveForRepository(page, editor, { signIn })
  const github = await standInForGitHub(page, editor.texts)
  await form.signInThrough(signIn, 'secret')
  await form.delete('faq', String(fromFile('faq', before)['question']))
  const branch = `cms/faq/${slug}`
  await expect.poll(() => github.pullRequests).toMatchObject([{ head: branch, base: 'main', draft: false }])
  expect([...github.tokens]).toEqual(['token secret'])
  expect(github.commits).toEqual([{ branch, files: {}, deletions: [{ path: file }] }])
  // Answered at once, since the press that opens it ends only then.
  const refused = page.waitForEvent('dialog').then((dialog) => dialog.accept().then(() => dialog.message()))
  await form.uploadToAll({ name: 'any.png', mimeType: 'image/png', buffer: await page.screenshot() })
  expect(await refused).toContain('Nothing was changed.')
  expect(github.commits).toHaveLength(1)
})
