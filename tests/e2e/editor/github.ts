import { expect } from '@playwright/test'
import { pageHtml } from '@site/editor-page'
import { EditorPage } from '../pages/editor-page'
import { editOf, fromFile } from '../support/editor-edits'
import { test } from '../support/editor-site'
import { standInForGitHub } from '../support/github'

test('signed in by a token, a change goes to GitHub as a branch and a pull request; signed in through a service, what is published stays as it is', async ({
  page,
  editor: { settings, address, texts },
}) => {
  const { collection, slug, file, texts: edited, before, after } = editOf(texts, 'faq')
  const signIn = 'https://sign-in.example.com'
  const body = pageHtml({ ...settings, repository: 'acme/website', api: `${address}/api/v3`, signIn })
  await page.route('**/admin', (route) => route.fulfill({ contentType: 'text/html', body }))
  const github = await standInForGitHub(page, texts)
  const form = new EditorPage(page, address)
  const branch = `cms/faq/${slug}`
  await form.signIn('secret')

  await test.step('a change is sent for review, once GitHub can be reached and accepts it; it says why not', async () => {
    await form.openForm(collection, slug)
    await form.write(edited)
    await page.route('**/graphql', (route) => route.abort(), { times: 1 })
    await form.save()
    await expect(page.getByRole('alertdialog')).toContainText('Check your connection')
    await form.closeAlert()
    const errors = [{ type: 'FORBIDDEN', message: 'Although you appear to have the correct authorization credentials' }]
    await page.route('**/graphql', (route) => route.fulfill({ json: { errors } }), { times: 1 })
    await form.save()
    await expect(page.getByRole('alertdialog')).toContainText(errors[0]?.message ?? 'no sentence')
    await form.closeAlert()
    await form.save()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /review/i })
      .click()
    await form.isClosed()
    expect(github.branches).toEqual([`refs/heads/${branch}`])
    expect(github.commits.splice(0)).toEqual([{ branch, files: { [file]: after }, deletions: [] }])
    await expect
      .poll(() => github.pullRequests.splice(0))
      .toMatchObject([{ head: branch, base: 'main', draft: false, labels: ['sveltia-cms/pending_review'] }])
    expect([...github.tokens]).toEqual(['token secret'])
  })

  await test.step('a deletion is a pull request, and the list of all pictures is closed', async () => {
    await form.signOut()
    await form.signInThrough(signIn, 'other')
    await form.delete('faq', String(fromFile('faq', before)['question']))
    await expect.poll(() => github.pullRequests).toMatchObject([{ head: branch, base: 'main', draft: false }])
    expect([...github.tokens]).toEqual(['token secret', 'token other'])
    expect(github.commits).toEqual([{ branch, files: {}, deletions: [{ path: file }] }])
    // Answered at once, since the press that opens it ends only then.
    const refused = page.waitForEvent('dialog').then((dialog) => dialog.accept().then(() => dialog.message()))
    await form.uploadToAll({ name: 'any.png', mimeType: 'image/png', buffer: await page.screenshot() })
    expect(await refused).toContain('Nothing was changed.')
    expect(github.commits).toHaveLength(1)
  })
})
