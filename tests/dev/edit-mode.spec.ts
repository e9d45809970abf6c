import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { faq } from '@/lib/content'
import { routes } from '@/lib/routes'
import { EditMode } from '../e2e/pages/edit-mode'

const folder = join(tmpdir(), 'dev-content/content/faq')
const [{ slug = '' } = {}] = faq

test('texts that are changed, moved, and added while npm run dev runs lead to their places', async ({ page }) => {
  const address = `http://localhost:${process.env.DEV_SERVER_PORT}`
  const editMode = new EditMode(page, address)
  await expect(() => editMode.start(routes.faq.path)).toPass({ timeout: 120_000 })

  /** Expects the page to show a question soon, and its label to name the line on which it is written. */
  const expectPlace = (name: string, question: string, text: string) =>
    expect(async () => {
      // A reload ends edit mode.
      await page.reload()
      await editMode.button.click()
      await editMode.isReady()
      await page.getByRole('heading', { name: question }).hover({ timeout: 2_000 })
      const line = text.split('\n').findIndex((each) => each.startsWith('question:')) + 1
      await expect(editMode.place).toContainText(`faq/${name}.md:${line}`, { timeout: 2_000 })
    }).toPass({ timeout: 90_000 })
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
