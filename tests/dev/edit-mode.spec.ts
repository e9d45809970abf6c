import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { PublishedIndex } from '@site/editor-page'
import { faq } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { EditMode } from '../e2e/pages/edit-mode'

const folder = join(process.env.DEV_CONTENT ?? '', 'content/faq')
const [{ slug = '' } = {}] = faq

test('texts that are changed, moved, and added while npm run dev runs lead to their places', async ({ page }) => {
  const address = `http://localhost:${process.env.DEV_SERVER_PORT}`
  const editMode = new EditMode(page, address)
  await editMode.start(routes.faq.path)

  /** The line of a question in the texts that edit mode reads. */
  const lineOf = async (name: string) => {
    const { files }: PublishedIndex = await (await page.request.get(`${address}/edit/texts.json`)).json()
    const file = files.find(({ path }) => path.endsWith(`faq/${name}.md`))
    return file?.texts.find(({ path }) => path === 'question')?.line
  }

  /** Expects the page to show a question, and its label to name the line on which it is written. */
  const expectPlace = async (name: string, question: string, text: string) => {
    const line = text.split('\n').findIndex((each) => each.startsWith('question:')) + 1
    await expect.poll(() => lineOf(name)).toBe(line)
    const heading = page.getByRole('heading', { name: question })
    await expect(async () => {
      await editMode.open(routes.faq.path)
      expect(await heading.count()).toBe(1)
    }).toPass()
    await editMode.button.click()
    await editMode.isReady()
    await heading.hover()
    await expect(editMode.place).toContainText(`faq/${name}.md:${line}`)
  }
  const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.md`), text)

  const changed = readFileSync(join(folder, `${slug}.md`), 'utf8').replace(
    /^question: .*$/m,
    'question: Is this changed?',
  )
  write(slug, changed)
  await expectPlace(slug, 'Is this changed?', changed)

  const moved = changed.replace('---\n', '---\n# A note\n')
  write(slug, moved)
  await expectPlace(slug, 'Is this changed?', moved)

  const added = changed.replace('Is this changed?', 'Is this added?').replace(/^order: .*$/m, 'order: 9990')
  write('is-this-added', added)
  await expectPlace('is-this-added', 'Is this added?', added)
})
